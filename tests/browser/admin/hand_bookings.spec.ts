import { test } from '@japa/runner'
import { balanceOf } from '#points'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { DESKTOP, INSECURE, PHONE, screenshot } from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'

const REASON = 'Elveszett tekercs a Szentendrei úti telepen, a raktárvezető igazolta'

for (const { locale, words } of [
  {
    locale: 'en',
    words: {
      book: 'Book points',
      points: 'Points; less than zero takes',
      reason: 'Reason for the entry',
      list: 'Points by hand',
      agree: 'Agree',
      withdraw: 'Withdraw',
      done: 'The points are booked',
    },
  },
  {
    locale: 'hu',
    words: {
      book: 'Pontok könyvelése',
      points: 'Pontok; negatív szám levonás',
      reason: 'Indoklás a tételhez',
      list: 'Kézi könyvelések',
      agree: 'Jóváhagyás',
      withdraw: 'Visszavonás',
      done: 'A pontok könyvelve',
    },
  },
] as const) {
  test(`many points booked by hand are booked once a second administrator agrees, ${locale}`, async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const one = await atEntrance(browser, { locale })
    await enterBackOffice(one.page, await givenStaff({ name: 'Kérő Kata' }))
    await one.page.goto(`/admin/members/${member.id}/show`)
    await one.page.getByRole('button', { name: words.book }).click()
    const dialog = one.page.getByRole('dialog')
    await dialog.getByLabel(words.points, { exact: true }).fill('20000')
    await dialog.getByLabel(words.reason).fill(REASON)
    await dialog.locator('button[type=submit]').click()
    await one.page.getByRole('alert').getByText(words.list).waitFor()
    assert.equal(await balanceOf(member.id), 0)
    await openList(one.page, words.list)
    const rowOf = (page: typeof one.page) =>
      page.getByRole('row').filter({ hasText: REASON }).last()
    await rowOf(one.page).getByRole('button', { name: words.withdraw }).waitFor()
    assert.equal(await rowOf(one.page).getByRole('button', { name: words.agree }).count(), 0)

    const other = await atEntrance(browser, { locale })
    await enterBackOffice(other.page, await givenStaff())
    await openList(other.page, words.list)
    await screenshot(other.page, `admin-hand-bookings-${locale}`)
    await other.page.setViewportSize({ width: PHONE, height: 900 })
    await other.page.reload()
    await rowOf(other.page).getByRole('button', { name: words.agree }).waitFor()
    await screenshot(other.page, `admin-hand-bookings-phone-${locale}`)
    assert.deepEqual(await cutOff(other.page), [], 'a phone shows the whole table')
    await other.page.setViewportSize({ width: DESKTOP, height: 900 })
    await other.page.reload()
    await rowOf(other.page).getByRole('button', { name: words.agree }).click()
    await other.page.getByText(words.done).waitFor()
    assert.equal(await balanceOf(member.id), 20_000)
    assert.deepEqual([...one.problems, ...other.problems], [])
  })
}

test('points are booked by hand where the page is not in a secure context', async ({
  assert,
  browser,
}) => {
  const member = await givenMember()
  const { page, problems } = await atEntrance(browser, { locale: 'en' })
  await page.context().addInitScript(INSECURE)
  await enterBackOffice(page, await givenStaff())
  await page.goto(`/admin/members/${member.id}/show`)
  assert.isUndefined(await page.evaluate(() => crypto.randomUUID))
  await page.getByRole('button', { name: 'Book points' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Points; less than zero takes', { exact: true }).fill('20')
  await dialog.getByLabel('Reason for the entry').fill(REASON)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await balanceOf(member.id), 20)
  assert.deepEqual(problems, [])
})
