import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { balanceOf } from '#points'
import { stockOf } from '#tests/support/catalogue'
import { ordersOf, SHIPPING } from '#tests/support/checkout'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  PHONE,
  problemsOf,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { DAYS_TOLD } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenParcel, takeSteps } from '#tests/support/own_orders'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name })

async function lookAt(page: Page, name: string) {
  await screenshot(page, name)
  return [await scrollsSideways(page), await accessibilityFaults(page), problemsOf(page)]
}

test.group('My orders', () => {
  test('[C-28] from the profile to an order, its new address and its end', async ({
    assert,
    browser,
  }) => {
    const { member, product, orderId } = await givenOrder(5, { ...DAYS_TOLD, locale: 'en' })
    const page = await openPage(browser, { path: '/profil', member })
    await page.locator('main').getByRole('link', { name: 'My orders' }).click()
    await page.getByRole('link', { name: `Order no. ${orderId}` }).click()
    await heading(page, `Order no. ${orderId}`).waitFor()
    const way = page.getByRole('list', { name: 'Way of the order' })
    assert.match(await way.locator('[aria-current=step]').innerText(), /^Received\n.*\d{4}/)

    await button(page, 'Change the address').click()
    await dialog(page).getByLabel('City').fill('')
    await answer(page, 'Save the address').click()
    await dialog(page).locator('[aria-invalid=true]').waitFor()
    await dialog(page).getByLabel('City').fill('Szeged')
    await dialog(page).getByLabel('Postcode').fill('6720')
    await answer(page, 'Save the address').click()
    await page.getByText('The order goes to the new address.').waitFor()
    assert.match(await page.locator('address').innerText(), /6720 Szeged\nFehérvári út 84\/A/)

    const ask = button(page, 'Cancel the order')
    await ask.click()
    await answer(page, 'Keep the order').click()
    await dialog(page).waitFor({ state: 'detached' })
    assert.equal((await ordersOf(member))[0].status, 'received')
    await ask.click()
    await dialog(page).getByText('You get 200 points back at once.').waitFor()
    await answer(page, 'Cancel the order').click()
    await page.getByText(`Order no. ${orderId} is cancelled.`).waitFor()
    await page.getByText('This order was cancelled.').waitFor()
    await page.getByText('Points given back').waitFor()
    assert.equal(await ask.count(), 0)
    assert.include(await page.locator('.pts.chip').innerText(), '1,000')
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
  })

  test('[C-27] a tab that is behind is told why, and then shows how things are', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await givenOrder(5, { ...DAYS_TOLD, locale: 'en' })
    const page = await openPage(browser, { path: `/rendelesek/${orderId}`, member })
    const late = await page.context().newPage()
    await late.goto(`/rendelesek/${orderId}`)
    await button(late, 'Change the address').click()
    await dialog(late).getByLabel('City').fill('Szeged')
    await button(page, 'Cancel the order').click()
    await takeSteps(orderId, 'processing')

    await answer(page, 'Cancel the order').click()
    await page.getByText('so it cannot be cancelled any more').waitFor()
    await page.getByText('We are packing your gifts.').waitFor()
    assert.equal(await button(page, 'Cancel the order').count(), 0)

    await answer(late, 'Save the address').click()
    await late.getByText('so the address cannot be changed any more').waitFor()
    assert.equal(await button(late, 'Change the address').count(), 0)
    const [order] = await ordersOf(member)
    assert.containSubset(order, { status: 'processing', shipping_city: SHIPPING.city })
  })

  test('on a phone the name of a gift has room, and a parcel says what lies in it', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await givenOrder(5, { ...DAYS_TOLD, locale: 'hu' })
    await givenParcel(orderId, { carrier: 'GLS', reference: '', quantity: 1 })
    const page = await openPage(browser, { path: `/rendelesek/${orderId}`, member })
    const row = page.locator('.order-gift').first()
    const name = row.locator(':scope > div').nth(1)
    const [whole, words] = [(await row.boundingBox())!, (await name.boundingBox())!]
    assert.isAbove(words.width, whole.width * 0.6)
    const parcel = page.locator('section', { hasText: 'GLS' }).getByRole('listitem').last()
    assert.match(await parcel.innerText(), /^1 × \S/)
  })

  for (const { locale, width } of looks([PHONE, DESKTOP])) {
    test(`the pages of orders at ${width} px in ${locale}`, async ({ assert, browser }) => {
      const { member, orderId } = await givenOrder(5, { ...DAYS_TOLD, locale })
      const page = await openPage(browser, { path: '/rendelesek', width, member })
      assert.deepEqual(await lookAt(page, `orders-${locale}-${width}`), [false, [], []])
      await givenParcel(orderId, { carrier: 'GLS', reference: '0123 4567 89', quantity: 1 })
      await page.goto(`/rendelesek/${orderId}`)
      await page.locator('.order-way').waitFor()
      assert.deepEqual(await lookAt(page, `order-${locale}-${width}`), [false, [], []])
    })
  }
})
