import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { HOLD_FASTEST_MS, HOLD_START_MS } from '~/hooks/hold_repeat'
import { DESKTOP, openPage, PHONE } from '#tests/support/browser'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import type { TestMember } from '#tests/support/members'
import { givenClaimedReward } from '#tests/support/rewards'

/** The quantities a page asks the server for. */
function quantitiesOf(page: Page) {
  const asked: { quantity: unknown; accept: string }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/ajandekok/update/')) return
    const { quantity } = request.postDataJSON()
    asked.push({ quantity, accept: request.headers().accept })
  })
  return asked
}

/** How long the cart button still wiggles, in ms, by the page's own clock. */
const WIGGLE_MS = `new Promise((resolve) => {
  const started = performance.now()
  const button = document.querySelector('.float.cart')
  const look = () =>
    button.classList.contains('wiggle')
      ? setTimeout(look, 5)
      : resolve(performance.now() - started)
  look()
})` as unknown as () => number

/** Notes when the figure of the first row changes, in ms since the button was pressed. */
const NOTE_STEPS = `window.steps = []
let pressed = 0
addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true })
new MutationObserver(() => window.steps.push(performance.now() - pressed)).observe(
  document.querySelector('.cart-row .qty input'),
  { attributes: true, attributeFilter: ['value'] }
)`

async function openCart(browser: any, shop: { member: TestMember }, width = PHONE) {
  const path = '/ajandekok/kategoriak?drawer=cart'
  const page = await openPage(browser, { path, member: shop.member, width })
  await page.getByRole('dialog', { name: 'Cart' }).waitFor()
  return page
}

const rowOf = (page: Page, title: string) => page.locator('.cart-row', { hasText: title })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

async function givenTwoItems({ member, cap, trousers }: GiftShop) {
  await givenCart(member, [
    { product: cap, quantity: 2 },
    {
      product: trousers,
      quantity: 1,
      variations: [trousers.variation('M'), trousers.variation('Grey')],
    },
  ])
}

test.group('Cart drawer', () => {
  test('[C-11] a line of many pieces is taken off with one press, in cart and checkout', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop({ locale: 'en' })
    await givenCart(shop.member, [{ product: shop.cap, quantity: 47 }])
    const page = await openCart(browser, shop)
    const asked = quantitiesOf(page)
    await rowOf(page, 'Work cap')
      .getByRole('button', { name: /^Remove: / })
      .click()
    await rowOf(page, 'Work cap').waitFor({ state: 'detached' })
    assert.deepEqual(
      asked.map(({ quantity }) => quantity),
      [0]
    )
    await page.context().close()
    await givenCart(shop.member, [{ product: shop.cap, quantity: 47 }])
    const checkout = await openPage(browser, { path: '/bevaltas', member: shop.member })
    await checkout
      .locator('.order-row')
      .getByRole('button', { name: /^Remove: / })
      .click()
    await checkout.locator('.order-row').waitFor({ state: 'detached' })
  })

  test('[C-04] [C-13] it is on the left with items, total, points and the way to the checkout', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    for (const [width, expected] of [
      [360, 360],
      [DESKTOP, 450],
    ]) {
      const page = await openCart(browser, shop, width)
      const drawer = drawerOf(page)
      const box = (await drawer.boundingBox())!
      assert.deepEqual([box.x, box.width], [0, expected])
      const text = await drawer.innerText()
      for (const part of ['Work cap', 'M, Grey', '480', '500']) assert.include(text, part)
      const checkout = drawer.getByRole('link', { name: 'Go to checkout' })
      assert.equal(await checkout.getAttribute('href'), '/bevaltas')
      assert.notInclude(text, 'points short')
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !url.search.includes('drawer'))
      await page.context().close()
    }
  })

  test('a cart that costs more than there is says how much is missing, and that one may choose', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenCart(shop.member, [{ product: await givenProduct({ price: 2600 }), quantity: 1 }])
    const page = await openCart(browser, shop)
    const text = await drawerOf(page).innerText()
    assert.include(text, '2,100 points short for all of it. At the checkout you choose')
  })

  test('[C-05] [C-07] [U-20] the cart button is there with items only and wiggles for 600 ms', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    const page = await openPage(browser, {
      path: `/ajandekok/details/${shop.cap.slug}`,
      member: shop.member,
    })
    const button = page.locator('.float.cart')
    assert.equal(await button.count(), 0)
    await page.getByRole('button', { name: 'Put in cart' }).click()
    await drawerOf(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.search.includes('drawer'))
    assert.equal(await button.getAttribute('aria-label'), 'Cart, 1 item')
    await page.waitForTimeout(700)
    assert.notInclude((await button.getAttribute('class'))!, 'wiggle')
    await page.locator('.card', { hasText: 'Work cap' }).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Put in cart' }).click()
    await page.waitForSelector('.float.cart.wiggle', { timeout: 5000 })
    const wiggled = await page.evaluate(WIGGLE_MS)
    assert.isAtMost(wiggled, 650)
    assert.equal(await button.getAttribute('aria-label'), 'Cart, 2 items')
    assert.equal(await drawerOf(page).count(), 0)
  })

  test('[C-05] the cart button sits in the lower left corner and opens the cart', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    for (const width of [PHONE, DESKTOP]) {
      const page = await openPage(browser, {
        path: '/ajandekok/kategoriak',
        member: shop.member,
        width,
      })
      const button = page.locator('.float.cart')
      const box = (await button.boundingBox())!
      const { height } = page.viewportSize()!
      assert.isAtMost(box.x, 40)
      assert.isAtLeast(box.x, 0)
      assert.isAtMost(box.y + box.height, height)
      assert.isAtLeast(box.y + box.height, height - 40)
      assert.include(await button.innerText(), '3')
      await button.click()
      await drawerOf(page).waitFor()
      await page.context().close()
    }
  })

  test('[C-06] it opens by itself on the first gift, not on coming in with a filled cart', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    const page = await openPage(browser, {
      path: `/ajandekok/${shop.category.slug}`,
      member: shop.member,
    })
    await page.locator('.card', { hasText: 'Work cap' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Put in cart' }).click()
    await drawerOf(page).waitFor()
    assert.include(page.url(), `/ajandekok/${shop.category.slug}?drawer=cart`)
    assert.equal(await page.locator('.pd').count(), 0)
    await page.context().close()
    const guest = await openPage(browser, { path: '/belepes' })
    await guest.getByLabel('E-mail').fill(shop.member.email)
    await guest.getByLabel('Password', { exact: true }).fill(shop.member.password)
    await guest.locator('main button[type=submit]').click()
    await guest.waitForSelector('.float.cart')
    await guest.waitForTimeout(300)
    assert.equal(await drawerOf(guest).count(), 0)
  })

  test('[C-11] of three clicks in 200 ms the first is sent at once, the last after', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    const asked = quantitiesOf(page)
    const more = rowOf(page, 'Work cap').getByRole('button', { name: 'One more: Work cap' })
    // By the page's own clock, so that a busy machine does not spread the clicks.
    await more.evaluate(async (button) => {
      for (let press = 0; press < 3; press++) {
        ;(button as unknown as { click(): void }).click()
        await new Promise((rested) => setTimeout(rested, 50))
      }
    })
    assert.equal(await rowOf(page, 'Work cap').getByRole('textbox').inputValue(), '5')
    await page.waitForTimeout(1200)
    assert.deepEqual(
      asked.map(({ quantity }) => quantity),
      [3, 5]
    )
    assert.equal(asked[0].accept, 'application/json')
    assert.include(await drawerOf(page).innerText(), '900')
    await page.reload()
    await drawerOf(page).waitFor()
    assert.equal(await rowOf(page, 'Work cap').getByRole('textbox').inputValue(), '5')
  })

  test('[U-19] a held button goes on stepping, faster and faster, and asks the server twice', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    const asked = quantitiesOf(page)
    const input = rowOf(page, 'Work cap').getByRole('textbox')
    await page.evaluate(NOTE_STEPS)
    await rowOf(page, 'Work cap').getByRole('button', { name: 'One more: Work cap' }).hover()
    await page.mouse.down()
    while (Number(await page.evaluate('window.steps.length')) < 16) await page.waitForTimeout(50)
    await page.mouse.up()
    const steps = (await page.evaluate('window.steps')) as number[]
    // A busy machine draws late, never early: step n cannot come before its timers have run.
    let due = 0
    let pause = HOLD_START_MS
    for (const [number, at] of steps.entries()) {
      assert.isAtLeast(at, due - 1, `step ${number + 1}`)
      due += pause
      pause = Math.max(HOLD_FASTEST_MS, pause * 0.8)
    }
    const half = Math.floor(steps.length / 2)
    assert.isBelow(steps.at(-1)! - steps[half], steps[half] - steps[0])
    await page.waitForTimeout(1200)
    assert.deepEqual(
      asked.map(({ quantity }) => quantity),
      [3, Number(await input.inputValue())]
    )
  })

  test('[C-09] [C-12] typing is clamped, the bin sends 0, the last item closes the drawer', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    const asked = quantitiesOf(page)
    const input = rowOf(page, 'Work trousers').getByRole('textbox')
    await input.fill('500')
    assert.equal(await input.inputValue(), '7')
    await input.fill('0')
    assert.equal(await input.inputValue(), '1')
    await page.waitForTimeout(700)
    await rowOf(page, 'Work trousers')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await rowOf(page, 'Work trousers').waitFor({ state: 'detached' })
    await page.waitForTimeout(700)
    assert.deepEqual(
      asked.map(({ quantity }) => quantity),
      [7, 1, 0]
    )
    const less = rowOf(page, 'Work cap').getByRole('button').first()
    await less.click()
    await rowOf(page, 'Work cap')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await drawerOf(page).waitFor({ state: 'detached' })
    await page.waitForURL((url) => !url.search.includes('drawer'))
    assert.equal(await page.locator('.float.cart').count(), 0)
  })

  test('[C-09] a quantity is typed in digits and stays between 1 and the stock, or 99', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    const asked = quantitiesOf(page)
    const cap = rowOf(page, 'Work cap').getByRole('textbox')
    const trousers = rowOf(page, 'Work trousers').getByRole('textbox')
    for (const [input, typed, kept] of [
      [cap, '1a2', '12'],
      [cap, '0', '1'],
      [cap, '500', '99'],
      [trousers, '500', '7'],
      [trousers, '-3', '3'],
    ] as const) {
      await input.fill(typed)
      assert.equal(await input.inputValue(), kept, typed)
      await page.waitForTimeout(700)
      assert.equal(asked.at(-1)!.quantity, Number(kept), typed)
    }
  })

  test('[C-11] a change is a POST of the quantity that wants JSON, and its answer is the new cart; 0 takes the item away', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    const change = () => page.waitForResponse((one) => one.url().includes('/ajandekok/update/'))
    const row = rowOf(page, 'Work cap')
    const [answer] = await Promise.all([
      change(),
      row.getByRole('button', { name: 'One more: Work cap' }).click(),
    ])
    const request = answer.request()
    assert.equal(request.method(), 'POST')
    assert.deepEqual(request.postDataJSON(), { quantity: 3 })
    assert.equal(request.headers().accept, 'application/json')
    assert.containSubset((await answer.json()).cart, { count: 4, total: 620 })
    await page.waitForTimeout(400)
    for (const _ of ['3 to 2', '2 to 1']) await row.getByRole('button').first().click()
    await page.waitForTimeout(700)
    const [removed] = await Promise.all([
      change(),
      row.getByRole('button', { name: /^Remove/ }).click(),
    ])
    assert.deepEqual(removed.request().postDataJSON(), { quantity: 0 })
    assert.containSubset((await removed.json()).cart, { count: 1, total: 200 })
    await row.waitFor({ state: 'detached' })
    await page.reload()
    await drawerOf(page).waitFor()
    assert.equal(await rowOf(page, 'Work cap').count(), 0)
  })

  test('[C-10] rewards and gifts out of stock offer no other quantity', async ({
    assert,
    browser,
  }) => {
    const shop = await givenGiftShop()
    const { member, torch } = shop
    const gift = await givenProduct({ titleEn: 'Silicone squeegee set', isGift: true, price: 0 })
    await givenClaimedReward(member, gift)
    await givenCart(member, [{ product: torch, quantity: 2 }])
    const page = await openCart(browser, shop)
    const rewardRow = rowOf(page, 'Silicone squeegee set')
    // It can be put back, but not become more.
    assert.deepEqual(
      await rewardRow.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel)),
      ['Remove: Silicone squeegee set']
    )
    assert.include(await rewardRow.innerText(), 'Gift you won, 0 points')
    const torchRow = rowOf(page, 'Head torch')
    assert.equal(await torchRow.getByRole('textbox').count(), 0)
    assert.include(await torchRow.innerText(), 'Out of stock')
    await torchRow.getByRole('button', { name: 'Remove: Head torch' }).click()
    await torchRow.waitFor({ state: 'detached' })
  })

  test('[C-11] a refused change is told and taken back', async ({ assert, browser }) => {
    const shop = await givenGiftShop()
    await givenTwoItems(shop)
    const page = await openCart(browser, shop)
    await page.route('**/ajandekok/update/**', (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [{ field: 'quantity', rule: 'quantity_locked', message: 'quantity_locked' }],
        },
      })
    )
    const input = rowOf(page, 'Work cap').getByRole('textbox')
    await input.fill('9')
    await page.getByText('The quantity of this item cannot be changed').first().waitFor()
    assert.equal(await input.inputValue(), '2')
  })
})
