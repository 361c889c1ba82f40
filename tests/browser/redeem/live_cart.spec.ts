import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { placeOrder } from '#catalogue'
import { balanceOf } from '#points'
import { openPage } from '#tests/support/browser'
import { givenCart, givenProduct, givenStock } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { givenGiftShop } from '#tests/support/gift_shop'
import type { TestMember } from '#tests/support/members'

/** How often a page is looked at again, in ms. */
const LOOK_MS = 200

const row = (page: Page, title: string) => page.locator('.order-row', { hasText: title })
const send = (page: Page) => page.locator('main button[type=submit]')

async function fillAddress(page: Page) {
  await page.getByLabel('Postcode').fill(SHIPPING.zip)
  await page.getByLabel('City').fill(SHIPPING.city)
  await page.getByLabel('Street').fill(SHIPPING.address)
  await page.getByLabel('House no.').fill(SHIPPING.house_number)
}

/** Comes back to the page, as a browser tells it, until the page has noticed and waits for no answer any more. */
async function lookUntil(page: Page, text: string) {
  const awaited = new Set<Request>()
  const begin = (request: Request) => {
    if ('x-inertia' in request.headers()) awaited.add(request)
  }
  const end = (request: Request) => awaited.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const seen = page.getByText(text).waitFor()
  let isSeen = false
  seen.then(
    () => (isSeen = true),
    () => {}
  )
  while (!isSeen) {
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await Promise.race([seen, sleep(LOOK_MS)])
  }
  // An answer that is still under way would show what changes from here on.
  while (awaited.size) await sleep(LOOK_MS)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

const setPrice = (id: number, price: number) =>
  transaction((trx) =>
    rows(trx, 'UPDATE products SET price = ?, updated_at = updated_at + 1 WHERE id = ?', [
      price,
      id,
    ])
  )

async function givenCompany(member: TestMember) {
  const sql = `INSERT INTO member_companies
    (member_id, tax_number, name, zip, city, address, house_number, updated_at)
    VALUES (?, '10537914-4-44', 'Szűcs Kft.', '6720', 'Szeged', 'Kárász utca', '5', 0)`
  await transaction((trx) => rows(trx, sql, [member.id]))
}

test.group('Live cart', () => {
  test('[C-24] another tab, another device, less stock and another price are seen and told', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    const [hash] = await givenCart(member, [{ product: cap }])
    await transaction((trx) =>
      rows(trx, 'UPDATE cart_items SET seen_price = 140 WHERE hash = ?', [hash])
    )
    const page = await openPage(browser, { path: '/bevaltas', member })
    const quantity = row(page, 'Work cap').getByRole('textbox')
    await fillAddress(page)

    // Another tab of the same browser.
    const tab = await page.context().newPage()
    await tab.goto(new URL('/ajandekok/kategoriak?drawer=cart', page.url()).href)
    await tab.getByRole('button', { name: 'One more: Work cap' }).click()
    await page.getByText('Order for 280 points').waitFor()
    assert.equal(await quantity.inputValue(), '2')
    await tab.close()

    // Another device, and staff: seen when the member comes back.
    await transaction((trx) =>
      rows(trx, 'UPDATE cart_items SET quantity = 3 WHERE hash = ?', [hash])
    )
    await givenStock(cap.id, [{ combination: '', qty: 2 }])
    await setPrice(cap.id, 150)
    await lookUntil(page, 'Only 2 left')
    await page.getByText('The price changed: 140 points before, 150 points now.').waitFor()
    await row(page, 'Work cap').getByRole('button', { name: 'One less: Work cap' }).click()
    await page.getByText('Spend 300 points, 200 remain.').waitFor()
    await page.getByText('The price changed').waitFor({ state: 'detached' })

    // A price that changes behind the page is not paid before it was seen.
    await setPrice(cap.id, 160)
    await send(page).click()
    await page.getByText('The price changed from 150 to 160 points.').waitFor()
    assert.equal(await balanceOf(member.id), 500)
    await page.getByText('Spend 320 points, 180 remain.').waitFor()
    await send(page).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    assert.equal(await balanceOf(member.id), 180)
  })

  test('[C-22] what was typed outlives a reload, and the company gets the parcel by one press', async ({
    assert,
    browser,
  }) => {
    const { member, cap, drill } = await givenGiftShop()
    await givenCompany(member)
    await givenCart(member, [{ product: cap }, { product: drill }])
    const page = await openPage(browser, { path: '/bevaltas', member })
    const city = page.getByLabel('City')
    const company = page.getByLabel(/Same as my company/)
    await city.fill('Pécs')
    await page.locator('textarea').fill('Leave it at the gate')
    await company.check()
    assert.equal(await city.inputValue(), 'Szeged')
    assert.equal(await page.getByLabel('House no.').inputValue(), '5')
    await company.uncheck()
    assert.equal(await city.inputValue(), 'Pécs')
    await company.check()
    await row(page, 'Work cap').getByRole('checkbox').uncheck()
    await page.reload()
    await page.waitForSelector('.order-row')
    assert.isTrue(await company.isChecked())
    assert.equal(await page.locator('textarea').inputValue(), 'Leave it at the gate')
    assert.isFalse(await row(page, 'Work cap').getByRole('checkbox').isChecked())
    await page.getByRole('button', { name: 'Use the address of my profile' }).click()
    assert.equal(await city.inputValue(), '')
    await company.check()
    await row(page, 'Work cap').getByRole('checkbox').check()
    await send(page).click()
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    assert.isNull(await page.evaluate(`localStorage.getItem('checkout-draft')`))
  })

  test('[C-22] what was typed is gone with a session that ended elsewhere, scans that wait stay', async ({
    assert,
    browser,
  }) => {
    const { member, cap } = await givenGiftShop()
    await givenCart(member, [{ product: cap }])
    const page = await openPage(browser, { path: '/bevaltas', member })
    await fillAddress(page)
    const kept = (name: string) => page.evaluate(`localStorage.getItem('${name}')`)
    await page.goto(new URL('/nothing-like-this', page.url()).href)
    await page.locator('main h1').waitFor()
    assert.include(await kept('checkout-draft'), SHIPPING.zip)
    await page.evaluate(`localStorage.setItem('scanning-member', '${member.id}')`)
    await page.context().clearCookies()
    await page.goto(new URL('/bevaltas', page.url()).href)
    await page.locator('main form').first().waitFor()
    await page.waitForFunction(() => localStorage.getItem('checkout-draft') === null)
    assert.equal(await kept('scanning-member'), String(member.id))
  })

  test('the limit of a gift stands on its page and in the cart before it hurts', async ({
    assert,
    browser,
  }) => {
    const { member } = await givenGiftShop()
    const limit = { quantity: 2, days: 365 }
    const product = await givenProduct({ titleEn: 'Backpack', price: 50, limit })
    const path = `/ajandekok/details/${product.slug}`
    const page = await openPage(browser, { path, member })
    await page.getByText('2 pieces per member in 365 days').waitFor()
    const dialog = page.locator('.pd')
    await dialog.getByRole('button', { name: 'More' }).click()
    assert.isTrue(await dialog.getByRole('button', { name: 'More' }).isDisabled())
    await page.getByRole('button', { name: 'Put in cart' }).click()
    const drawer = page.getByRole('dialog', { name: 'Cart' })
    await drawer.getByText('2 pieces per member in 365 days').waitFor()
    assert.isTrue(await drawer.getByRole('button', { name: 'One more: Backpack' }).isDisabled())
    const { hash } = (
      await transaction((trx) =>
        rows<{ hash: string }>(trx, 'SELECT hash FROM cart_items WHERE member_id = ?', [member.id])
      )
    )[0]
    await placeOrder({
      buyer: { id: member.id, email: member.email, locale: 'en' },
      shipping: { ...SHIPPING, floor: 2 },
      items: { [hash]: { selected: true, quantity: 2 } },
      key: 'limit-of-a-gift',
      bodyHash: 'x',
    })
    await page.goto(new URL(path, page.url()).href)
    await page
      .getByText(/No more of this gift can be ordered now\. More from \w+ \d+, \d{4}\./)
      .waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Cannot be ordered now' }).isDisabled())
  })
})
