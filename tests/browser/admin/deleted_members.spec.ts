import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot } from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'

const ROLL = `SELECT codes.batch_id AS id FROM scans JOIN codes ON codes.code = scans.code
  WHERE scans.member_id = ?`

for (const { locale, words } of [
  { locale: 'en', words: (id: number) => `Member no. ${id} (deleted)` },
  { locale: 'hu', words: (id: number) => `${id}. tag (törölve)` },
] as const) {
  test(`a deleted member has a number in the lists of the back-office, ${locale}`, async ({
    assert,
    browser,
  }) => {
    const [gone, here] = [await givenOrder(), await givenOrder(5, { lastName: 'Maradó' })]
    const [[roll], [stays]] = await Promise.all(
      [gone, here].map(({ member }) => shopReader().rows<{ id: number }>(ROLL, [member.id]))
    )
    // The order that nobody touched is cancelled with the membership, and its address goes.
    await deleteMember(gone.member.id)
    const { page, problems } = await atEntrance(browser, { locale })
    await enterBackOffice(page, await givenStaff())
    const cancelled = encodeURIComponent(JSON.stringify({ status: 'cancelled' }))
    for (const width of [DESKTOP, PHONE]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/admin/orders?filter=${cancelled}`)
      const order = page.getByRole('row').filter({ hasText: String(gone.orderId) })
      await order.getByText(words(gone.member.id)).waitFor()
      await screenshot(page, `admin-deleted-orders-${locale}-${width}`)
      await page.goto(`/admin/code_batches/${roll.id}/show`)
      await page.getByRole('cell').getByText(words(gone.member.id)).waitFor()
    }
    await page.goto(`/admin/code_batches/${stays.id}/show`)
    await page
      .getByRole('cell')
      .getByRole('link', { name: /Maradó/ })
      .waitFor()
    assert.deepEqual(problems, [])
  })
}
