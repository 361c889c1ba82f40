import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { cartOf } from '#catalogue'
import { balanceOf } from '#points'
import { openPage } from '#tests/support/browser'
import { givenCart, givenProduct, givenStock } from '#tests/support/catalogue'
import { ordersOf, SHIPPING } from '#tests/support/checkout'
import { givenGiftShop } from '#tests/support/gift_shop'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { givenClaimedReward } from '#tests/support/rewards'

async function openCheckout(browser: any, member: TestMember): Promise<Page> {
  return openPage(browser, { path: '/bevaltas', member })
}

async function fillAddress(page: Page) {
  await page.getByLabel('Postcode').fill(SHIPPING.zip)
  await page.getByLabel('City').fill(SHIPPING.city)
  await page.getByLabel('Street').fill(SHIPPING.address)
  await page.getByLabel('House no.').fill(SHIPPING.house_number)
}

/** An address as the profile keeps it. */
const SAVED = {
  last_name: 'Szabó',
  first_name: 'Imre',
  zip: '6720',
  city: 'Szeged',
  address: 'Kárász utca',
  house_number: '5',
  floor: 2,
  door_number: '7',
  doorbell: 'Szabó',
  note: 'Leave it at the gate',
}
const SAVE_ADDRESS = `INSERT INTO member_shippings
  (member_id, ${Object.keys(SAVED).join(', ')}, updated_at)
  VALUES (?, ${Object.keys(SAVED)
    .map(() => '?')
    .join(', ')}, 1)`

/** The order reaches the shop, and its answer never the page. */
const loseAnswers = (page: Page) =>
  page.route('**/bevaltas', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })

/** The order as the page sends it; other requests of the page do not count. */
const orderSent = (page: Page) =>
  page.waitForRequest(
    (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/bevaltas'
  )

const COME_BACK = `window.dispatchEvent(new Event('focus'))`

/** Comes back to the page, as a browser tells it, until the page has noticed. */
async function comeBackUntil(page: Page, seen: Locator) {
  for (let look = 0; look < 50 && (await seen.count()) === 0; look++) {
    await page.evaluate(COME_BACK)
    await page.waitForTimeout(200)
  }
  await seen.waitFor({ timeout: 1000 })
}

const order = (page: Page) => page.locator('button[type=submit]')
const row = (page: Page, title: string) => page.locator('.order-row', { hasText: title })
const box = (page: Page, title: string) => row(page, title).getByRole('checkbox')

test.group('Checkout', () => {
  test('[C-14] without a scan a message leads to the scanner', async ({ assert, browser }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    await givenCart(member, [{ product: await givenProduct({ price: 10 }) }])
    const page = await openCheckout(browser, member)
    const main = page.locator('main')
    assert.include(await main.innerText(), 'Points can be spent once you have scanned')
    assert.equal(
      await main.getByRole('link', { name: 'Scan a code' }).getAttribute('href'),
      '/qr-code'
    )
    assert.equal(await page.locator('form .order-row').count(), 0)
  })

  test('[C-13] [C-22] [C-23] [C-25] an order from the filled form to the points left', async ({
    assert,
    browser,
  }) => {
    const { member, cap, trousers } = await givenGiftShop({ lastName: 'Kovács' })
    const chosen = [trousers.variation('M'), trousers.variation('Grey')]
    const [first, second] = await givenCart(member, [
      { product: cap },
      { product: trousers, variations: chosen },
    ])
    const page = await openCheckout(browser, member)
    assert.equal(await page.getByLabel('Last name').inputValue(), 'Kovács')
    await fillAddress(page)
    await row(page, 'Work cap')
      .getByRole('button', { name: /^One more/ })
      .click()
    await page.getByText('Order for 480 points').waitFor()
    await page.getByText('Spend 480 points, 20 remain.').waitFor()
    await page.waitForTimeout(500)
    await box(page, 'Work trousers').uncheck()
    await page.getByText('Spend 280 points, 220 remain.').waitFor()
    const request = orderSent(page)
    await order(page).click()
    const { items, shipping, idempotency_key: key } = (await request).postDataJSON()
    assert.deepEqual(items, {
      [first]: { selected: true, quantity: 2, seen_price: 140 },
      [second]: { selected: false, quantity: 1, seen_price: 200 },
    })
    assert.deepEqual(shipping, {
      last_name: 'Kovács',
      first_name: member.firstName,
      zip: SHIPPING.zip,
      city: SHIPPING.city,
      address: SHIPPING.address,
      house_number: SHIPPING.house_number,
      floor: '',
      door_number: '',
      doorbell: '',
      note: '',
    })
    assert.match(key, /^[\w-]{8,64}$/)
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    const [placed] = await ordersOf(member)
    const text = await page.locator('main').innerText()
    assert.include(text, 'You spent 280 points, 220 points remain.')
    assert.include(text, `Your order number is ${placed.id}`)
    assert.equal(await balanceOf(member.id), 220)
    assert.include(await page.locator('.pts.chip').innerText(), '220')
    await page.reload()
    await page.waitForSelector('.order-row')
    assert.equal(await page.locator('.order-row').count(), 1)
  })

  for (const [locale, labels] of [
    ['en', { zip: 'Postcode', city: 'City', comment: 'Note for the courier' }],
    ['hu', { zip: 'Irányítószám', city: 'Település', comment: 'Megjegyzés a futárnak' }],
  ] as const) {
    test(`[C-22] the inputs carry the address of the profile, the note has its own label (${locale})`, async ({
      assert,
      browser,
    }) => {
      const { member, cap } = await givenGiftShop({ locale })
      await givenCart(member, [{ product: cap }])
      await transaction((trx) => rows(trx, SAVE_ADDRESS, [member.id, ...Object.values(SAVED)]))
      const page = await openPage(browser, { path: '/bevaltas', member, locale })
      for (const [name, value] of Object.entries(SAVED)) {
        const input = page.locator(`main [name="shipping.${name}"]`)
        assert.equal(await input.inputValue(), String(value), name)
      }
      assert.equal(await page.getByLabel(labels.zip).inputValue(), SAVED.zip)
      assert.equal(await page.getByLabel(labels.city).inputValue(), SAVED.city)
      assert.equal(await page.getByLabel(labels.comment).inputValue(), SAVED.note)
      const request = orderSent(page)
      await order(page).click()
      const { shipping } = (await request).postDataJSON()
      assert.deepEqual(shipping, { ...SAVED, floor: String(SAVED.floor) })
      await page.locator('main [role=status] h1').waitFor()
      const [placed] = await ordersOf(member)
      const columns = Object.entries(placed).filter(([name]) => name.startsWith('shipping_'))
      assert.deepEqual(
        Object.fromEntries(columns),
        Object.fromEntries(Object.entries(SAVED).map(([name, part]) => [`shipping_${name}`, part]))
      )
    })
  }

  test('[C-24] pressed twice the order is placed once', async ({ assert, browser }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await order(page).dblclick()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    assert.lengthOf(await ordersOf(member), 1)
  })

  test('[C-24] an answer that was lost is asked for again, and the order stands once', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await loseAnswers(page)
    await order(page).click()
    await page.getByText('We did not get an answer').first().waitFor()
    assert.lengthOf(await ordersOf(member), 1)
    await page.unroute('**/bevaltas')
    await order(page).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    assert.lengthOf(await ordersOf(member), 1)
    assert.equal(await balanceOf(member.id), 360)
  })

  test('[C-24] [C-25] whose answer was lost learns on coming back that the order stands', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await loseAnswers(page)
    await order(page).click()
    await page.getByText('We did not get an answer').first().waitFor()
    const [placed] = await ordersOf(member)
    await page.unroute('**/bevaltas')
    const thanks = page.getByRole('heading', { name: 'Thank you for your order' })
    await comeBackUntil(page, thanks)
    const text = await page.locator('main').innerText()
    assert.include(text, `Your order number is ${placed.id}`)
    assert.include(text, 'You spent 140 points, 360 points remain.')
    assert.include(await page.locator('.pts.chip').innerText(), '360')
    assert.equal(await page.getByText('We did not get an answer').count(), 0)
    // Coming back once more does not take the good news away; a new page begins anew.
    await page.waitForTimeout(2100)
    await page.evaluate(COME_BACK)
    await page.waitForTimeout(500)
    assert.equal(await thanks.count(), 1)
    await page.reload()
    await page.getByText('Your cart is empty').waitFor()
    assert.lengthOf(await ordersOf(member), 1)
  })

  test('[C-24] who left the page without an answer learns it there later', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await loseAnswers(page)
    await order(page).click()
    await page.getByText('We did not get an answer').first().waitFor()
    await page.unroute('**/bevaltas')
    await page.reload()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    assert.include(await page.locator('main').innerText(), '360 points remain')
    assert.isNull(await page.evaluate(`localStorage.getItem('checkout-draft')`))
  })

  for (const [what, goOn] of [
    [
      'another address is sent',
      async (page: Page) => {
        await page.getByLabel('City').fill('Szeged')
        await order(page).click()
      },
    ],
    [
      'the quantity is changed',
      (page: Page) =>
        row(page, 'Work cap')
          .getByRole('button', { name: /^One more/ })
          .click(),
    ],
  ] as const) {
    test(`[C-24] who goes on without an answer is led to the order that stands: ${what}`, async ({
      assert,
      browser,
    }) => {
      const { member, cap } = await givenGiftShop()
      await givenCart(member, [{ product: cap }])
      const page = await openCheckout(browser, member)
      await fillAddress(page)
      await loseAnswers(page)
      await order(page).click()
      await page.getByText('We did not get an answer').first().waitFor()
      await page.unroute('**/bevaltas')
      await goOn(page)
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
      assert.lengthOf(await ordersOf(member), 1)
      assert.equal(await balanceOf(member.id), 360)
    })
  }

  test('[C-11] [C-24] pressed at once after the quantity, the order takes it and no error follows', async ({
    assert,
    browser,
  }) => {
    const { member, cap, trousers } = await givenGiftShop()
    const variations = [trousers.variation('M'), trousers.variation('Grey')]
    await givenCart(member, [{ product: cap }, { product: trousers, variations }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await box(page, 'Work trousers').uncheck()
    const updates: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/ajandekok/update/')) updates.push(answer.status())
    })
    // By the page's own clock, so that all of it happens within the pause of 300 ms.
    await page.evaluate(`(async () => {
      const press = async (button) => {
        document.querySelector(button).click()
        await new Promise((drawn) => setTimeout(drawn, 20))
      }
      await press('button[aria-label="One more: Work cap"]')
      await press('button[aria-label="One more: Work cap"]')
      await press('button[aria-label^="One more: Work trousers"]')
      await press('main button[type=submit]')
    })()`)
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.waitForTimeout(1000)
    assert.include(await page.locator('main').innerText(), 'You spent 420 points')
    assert.deepEqual(updates, [200, 200, 200])
    assert.equal(await page.locator('.toast').count(), 0)
    assert.equal(await balanceOf(member.id), 80)
    assert.equal((await cartOf(member.id, 'en')).count, 2)
  })

  test('[C-16] what is below the points is selected, what equals them is not, a reward is', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop({}, 140)
    const cheap = await givenProduct({ titleEn: 'Pencil', price: 139 })
    const gift = await givenProduct({ titleEn: 'Squeegee', isGift: true, price: 0 })
    await givenClaimedReward(member, gift)
    await givenCart(member, [{ product: cap }, { product: cheap }])
    const page = await openCheckout(browser, member)
    const checked = await Promise.all(
      ['Work cap', 'Pencil', 'Squeegee'].map((title) => box(page, title).isChecked())
    )
    assert.deepEqual(checked, [false, true, true])
  })

  test('[C-17] [C-18] [C-19] the texts of a wrong selection', async ({ assert, browser }) => {
    const { member, cap, drill } = await givenGiftShop({}, 300)
    await givenCart(member, [{ product: cap }, { product: drill }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await box(page, 'Work cap').uncheck()
    await order(page).click()
    await page.getByText('Please select at least one item').waitFor()
    await box(page, 'Cordless drill').check()
    await order(page).click()
    await row(page, 'Cordless drill')
      .getByText('Not enough points. Please decrease the quantity')
      .waitFor()
    await box(page, 'Cordless drill').uncheck()
    await box(page, 'Work cap').check()
    await row(page, 'Work cap').getByRole('textbox').fill('3')
    await order(page).click()
    await row(page, 'Work cap').getByText('Not enough points for this quantity').waitFor()
    assert.isEmpty(await ordersOf(member))
  })

  test('[C-19] two gifts within the points alone and beyond them together are told at the order', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop({}, 300)
    const vest = await givenProduct({ titleEn: 'Reflective vest', price: 161 })
    await givenCart(member, [{ product: cap }, { product: vest }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await order(page).click()
    const panel = page.locator('form .panel', { has: page.locator('.order-row') })
    const alert = panel.locator(':scope > [role=alert]')
    await alert.getByText('Not enough points. Please decrease the quantity').waitFor()
    assert.equal(await page.locator('.order-row [aria-invalid=true]').count(), 0)
    assert.isEmpty(await ordersOf(member))
    await box(page, 'Reflective vest').uncheck()
    assert.equal(await alert.innerText(), '')
  })

  test('[C-20] what goes out of stock is unselected and cannot be selected', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    const last = await givenProduct({ titleEn: 'Spirit level', price: 50, stock: 1 })
    await givenCart(member, [{ product: cap }, { product: last }])
    const page = await openCheckout(browser, member)
    assert.isTrue(await box(page, 'Spirit level').isChecked())
    await givenStock(last.id, [{ combination: '', qty: 0 }])
    await row(page, 'Work cap')
      .getByRole('button', { name: /^One more/ })
      .click()
    await row(page, 'Spirit level').getByText('Out of stock').waitFor()
    assert.isFalse(await box(page, 'Spirit level').isChecked())
    assert.isTrue(await box(page, 'Spirit level').isDisabled())
  })

  test('[C-21] [V-15] [V-24] missing parts of the address are told at their fields', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openCheckout(browser, member)
    await order(page).click()
    const wrong = page.locator('[aria-invalid=true]')
    assert.equal(await wrong.count(), 4)
    assert.equal(await page.evaluate('document.activeElement.name'), 'shipping.zip')
    await page.getByLabel('Postcode').fill('0999')
    assert.equal(await wrong.count(), 3)
    await fillAddress(page)
    await page.getByLabel('Postcode').fill('0999')
    await page.getByLabel('Floor').fill('II')
    await order(page).click()
    await page.getByText('A postcode has four digits, from 1000 to 9999').waitFor()
    await page.getByText('A whole number; the ground floor is 0').waitFor()
    assert.isEmpty(await ordersOf(member))
  })

  test('[C-24] what the server refuses keeps the form and says why', async ({
    assert,
    browser,
  }) => {
    const { member } = await givenGiftShop()
    const last = await givenProduct({ titleEn: 'Spirit level', price: 50, stock: 1 })
    await givenCart(member, [{ product: last }])
    const page = await openCheckout(browser, member)
    await fillAddress(page)
    await givenStock(last.id, [{ combination: '', qty: 0 }])
    await order(page).click()
    await row(page, 'Spirit level').getByText('Not available in this quantity any more').waitFor()
    assert.equal(await page.getByLabel('City').inputValue(), SHIPPING.city)
    assert.isTrue(await box(page, 'Spirit level').isDisabled())
    assert.equal(await balanceOf(member.id), 500)
  })
})
