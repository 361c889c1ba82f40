import { test } from '@japa/runner'
import { recordAudit } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import { atEntrance, cutOff, enterBackOffice, openList } from '#tests/support/back_office'
import { DESKTOP, PHONE, screenshot, scrollsSideways } from '#tests/support/browser'
import { givenMember, givenStaff } from '#tests/support/members'

for (const { locale, words } of [
  {
    locale: 'en',
    words: {
      list: 'Who did what',
      kind: 'Points booked by hand',
      other: 'Member anonymised',
      what: 'What',
      to: 'To what',
      type: 'Member',
      number: 'Its number',
      subject: (id: number) => `Member no. ${id}`,
      detail: 'by letter',
    },
  },
  {
    locale: 'hu',
    words: {
      list: 'Ki mit tett',
      kind: 'Kézi könyvelés',
      other: 'Tag anonimizálva',
      what: 'Mit',
      to: 'Mivel',
      type: 'Tag',
      number: 'Száma',
      subject: (id: number) => `Tag (${id}.)`,
      detail: 'levélben',
    },
  },
] as const) {
  test(`[O-19] who did what is read and filtered, on a phone too, ${locale}`, async ({
    assert,
    browser,
  }) => {
    const auditor = await givenStaff({ role: 'auditor', name: 'Ellenőr Elek' })
    const doer = await givenStaff({ name: 'Adminisztrátor Adél' })
    const member = await givenMember()
    const by = { source: 'admin', staffId: doer.id } as const
    const subject = { type: 'member', id: member.id }
    await transaction(async (trx) => {
      await recordAudit(trx, { by, action: 'points.adjusted', subject, detail: '250' })
      await recordAudit(trx, { by, action: 'member.anonymised', subject, detail: 'letter' })
    })

    const { page, problems } = await atEntrance(browser, { locale })
    await enterBackOffice(page, auditor)
    await openList(page, words.list)
    const rows = page.locator('tbody tr')
    await rows
      .filter({ hasText: words.subject(member.id) })
      .first()
      .waitFor()
    await screenshot(page, `admin-audit-${locale}-${DESKTOP}`)
    assert.isFalse(await scrollsSideways(page))
    assert.equal(await page.getByRole('link', { name: /^(Create|Létrehozás)$/ }).count(), 0)

    await page.getByLabel(words.number, { exact: true }).fill(String(member.id))
    await page.getByRole('combobox', { name: words.to, exact: true }).click()
    await page.getByRole('option', { name: words.type, exact: true }).click()
    await page.getByRole('combobox', { name: words.what, exact: true }).click()
    await page.getByRole('option', { name: words.other, exact: true }).click()
    await rows.filter({ hasText: words.kind }).first().waitFor({ state: 'detached' })
    assert.equal(await rows.count(), 1)
    const only = rows.first()
    assert.include(await only.innerText(), words.other)
    assert.include(await only.innerText(), words.detail)
    assert.include(await only.innerText(), 'Adminisztrátor Adél')

    await page.setViewportSize({ width: PHONE, height: 900 })
    await page.reload()
    await rows.filter({ hasText: words.other }).waitFor()
    await screenshot(page, `admin-audit-${locale}-${PHONE}`)
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(await cutOff(page), [], 'a phone shows the whole table')
    await only.getByRole('link', { name: words.subject(member.id) }).click()
    await page.waitForURL(new RegExp(`/admin/members/${member.id}/show`))
    assert.deepEqual(problems, [])
  })
}
