import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { openPage, type OpenedPage } from '#tests/support/browser'
import { givenCart } from '#tests/support/catalogue'
import { givenGiftShop } from '#tests/support/gift_shop'

const BY_TOUCH = { hasTouch: true, isMobile: true }

/** Longer than the pause after which changes are sent, in ms. */
const SENT_MS = 800

const less = (page: Page) => page.getByRole('button', { name: 'One less: Work cap' })
const bin = (page: Page) => page.getByRole('button', { name: 'Remove: Work cap' })
const figure = (page: Page) => page.getByRole('textbox', { name: 'Quantity: Work cap' })

async function openCart(browser: Browser, quantity: number, opened: OpenedPage = {}) {
  const { member, cap } = await givenGiftShop()
  await givenCart(member, [{ product: cap, quantity }])
  const page = await openPage(browser, {
    path: '/ajandekok/kategoriak?drawer=cart',
    member,
    ...opened,
  })
  await less(page).waitFor()
  return { page, asked: quantitiesOf(page) }
}

function quantitiesOf(page: Page) {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ajandekok/update/')) asked.push(request.postDataJSON().quantity)
  })
  return asked
}

/** A place on the button beside its icon, which is drawn anew while it is pressed. */
async function besideIcon(page: Page) {
  const box = (await less(page).boundingBox())!
  return { x: box.x + 6, y: box.y + 6 }
}

test.group('Quantity of a gift', () => {
  test('[C-12] a tap from two to one leaves the gift in the cart; the next one removes it', async ({
    assert,
    browser,
  }) => {
    const { page, asked } = await openCart(browser, 2, { context: BY_TOUCH })
    await less(page).tap()
    await page.waitForTimeout(SENT_MS)
    assert.equal(await figure(page).inputValue(), '1')
    assert.deepEqual(asked, [1])
    await bin(page).tap()
    await bin(page).waitFor({ state: 'detached' })
    await page.waitForTimeout(SENT_MS)
    assert.deepEqual(asked, [1, 0])
  })

  test('[C-12] so does a click beside the icon', async ({ assert, browser }) => {
    const { page, asked } = await openCart(browser, 2)
    const { x, y } = await besideIcon(page)
    await page.mouse.click(x, y)
    await page.waitForTimeout(SENT_MS)
    assert.equal(await figure(page).inputValue(), '1')
    assert.deepEqual(asked, [1])
    await page.mouse.click(x, y)
    await bin(page).waitFor({ state: 'detached' })
    await page.waitForTimeout(SENT_MS)
    assert.deepEqual(asked, [1, 0])
  })

  test('[U-19] a button held down to one stops there, also when it is let go', async ({
    assert,
    browser,
  }) => {
    const { page, asked } = await openCart(browser, 4)
    const { x, y } = await besideIcon(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await bin(page).waitFor()
    await page.waitForTimeout(SENT_MS)
    await page.mouse.up()
    await page.waitForTimeout(SENT_MS)
    assert.equal(await figure(page).inputValue(), '1')
    assert.notInclude(asked, 0)
  })

  test('[C-12] keys step and remove; a held key does not go on to remove', async ({
    assert,
    browser,
  }) => {
    const { page, asked } = await openCart(browser, 3)
    await less(page).focus()
    await page.keyboard.press('Space')
    assert.equal(await figure(page).inputValue(), '2')
    for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.waitForTimeout(SENT_MS)
    assert.equal(await figure(page).inputValue(), '1')
    assert.notInclude(asked, 0)
    // The name told what the key would do now, and the focus stayed on it.
    assert.equal(
      await page.evaluate('document.activeElement.getAttribute("aria-label")'),
      'Remove: Work cap'
    )
    await page.keyboard.press('Enter')
    await bin(page).waitFor({ state: 'detached' })
    await page.waitForTimeout(SENT_MS)
    assert.equal(asked.at(-1), 0)
  })
})
