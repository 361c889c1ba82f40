import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot, scrollsSideways } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { parcelsOf } from '#tests/support/order_records'
import { givenOrder } from '#tests/support/orders'

const step = (orderId: number, to: OrderStatus) =>
  transaction((trx) => changeOrderStatus(trx, { orderId, to }))

/** Opens the queue of received orders with just these in it, and chooses them. */
async function chooseOrders(page: Page, ids: number[]) {
  const filter = encodeURIComponent(JSON.stringify({ status: 'received', id: ids }))
  await page.goto(`/admin/orders?filter=${filter}&sort=placed_at&order=ASC&page=1&perPage=50`)
  for (const id of ids) await rowOf(page, id).getByRole('checkbox').check()
}

const rowOf = (page: Page, id: number) =>
  page.locator('tr', { has: page.locator('td.column-id', { hasText: new RegExp(`^${id}$`) }) })

test.group('The order desk', () => {
  for (const [locale, width] of [
    ['en', 1280],
    ['hu', 390],
  ] as const) {
    const words = {
      en: {
        change: 'Change',
        process: 'Start processing',
        confirm: 'Confirm',
        partly: '1 changed, 1 not',
        later: 'Received orders have no papers yet',
        close: 'Close',
        print: 'Print',
        list: 'Pick list (PDF)',
        write: 'Write a note',
        keep: 'Keep the note',
      },
      hu: {
        change: 'Állapot módosítása',
        process: 'Feldolgozás indítása',
        confirm: 'Megerősítés',
        partly: '1 megváltozott, 1 nem',
        later: 'A beérkezett rendelésekhez még nem készül irat',
        close: 'Bezárás',
        print: 'Nyomtatás',
        list: 'Szedőlista (PDF)',
        write: 'Megjegyzés írása',
        keep: 'Mentés',
      },
    }[locale]

    test(`many orders take a step, the one that cannot says why (${locale}, ${width})`, async ({
      assert,
      browser,
    }) => {
      const staff = await givenStaff()
      const [one, other] = [(await givenOrder()).orderId, (await givenOrder()).orderId]
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, staff)
      await page.setViewportSize({ width, height: 900 })
      await chooseOrders(page, [one, other])
      await screenshot(page, `admin-orders-chosen-${locale}`)
      assert.isFalse(await scrollsSideways(page))

      await page.getByText(words.later).waitFor()
      assert.equal(await page.getByRole('button', { name: words.print }).count(), 0)

      await step(other, 'cancelled')
      await page.getByRole('button', { name: words.change, exact: true }).click()
      await page.getByRole('menuitem', { name: words.process }).click()
      await page.getByRole('button', { name: words.confirm }).click()
      const dialog = page.getByRole('dialog').filter({ hasText: words.partly })
      await dialog.getByText(`#${other}`).waitFor()
      assert.notInclude(await dialog.innerText(), `#${one}`)
      await screenshot(page, `admin-orders-partly-${locale}`)
      await dialog.getByRole('button', { name: words.close }).click()
      await rowOf(page, one).waitFor({ state: 'detached' })

      await page.goto(`/admin/orders/${one}/show`)
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: words.print, exact: true }).click()
      await page.getByRole('menuitem', { name: words.list }).click()
      assert.equal((await file).suggestedFilename(), `pick-list-${one}.pdf`)
      await page.getByRole('button', { name: words.write }).click()
      await page.locator('textarea[name=note]').fill('Hétfőn vigyük')
      await page.getByRole('button', { name: words.keep }).click()
      await page.getByText('Hétfőn vigyük').waitFor()
      await page.locator('textarea[name=note]').waitFor({ state: 'detached' })
      await screenshot(page, `admin-order-${locale}`)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(problems, [])
    })
  }

  test('many orders are sent with one carrier, and a search that finds nothing leads on', async ({
    assert,
    browser,
  }) => {
    const ids = [(await givenOrder()).orderId, (await givenOrder()).orderId]
    for (const id of ids) await step(id, 'processing')
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    const filter = encodeURIComponent(JSON.stringify({ status: 'processing', id: ids }))
    await page.goto(`/admin/orders?filter=${filter}&sort=placed_at&order=ASC&page=1&perPage=50`)
    for (const id of ids) await rowOf(page, id).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Mark as shipped' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('All that is left of 2 orders leaves').waitFor()
    await dialog.getByLabel('Carrier').fill(' Magyar Posta ')
    await screenshot(page, 'admin-orders-ship-many')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('No order waits here.').waitFor()
    for (const id of ids) {
      const [parcel] = await parcelsOf(id)
      assert.containSubset(parcel, { carrier: 'Magyar Posta', reference: '' })
    }
    const missed = encodeURIComponent(JSON.stringify({ status: 'cancelled', q: String(ids[0]) }))
    await page.goto(`/admin/orders?filter=${missed}`)
    await page.getByText(`No order here fits “${ids[0]}”.`).waitFor()
    await page.getByRole('button', { name: 'Search in all orders' }).click()
    await rowOf(page, ids[0]).waitFor()
    assert.deepEqual(problems, [])
  })

  test('the list for the courier asks for the password, then comes', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { orderId } = await givenOrder()
    await step(orderId, 'processing')
    const { page, problems } = await atEntrance(browser)
    await enterBackOffice(page, await givenStaff())
    const clock = frozenClock()
    cleanup(() => clock.restore())
    clock.pass(16 * 60_000)
    await page.goto(`/admin/orders/${orderId}/show`)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.getByRole('menuitem', { name: 'List for the courier (CSV)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please enter your password' })
    await dialog.getByLabel('Password').fill(TEST_PASSWORD)
    await screenshot(page, 'admin-orders-password')
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    assert.equal((await file).suggestedFilename(), `courier-${orderId}.csv`)
    assert.deepEqual(problems, [])
    await page.context().close()
  })
})
