import { test } from '@japa/runner'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { givenMember, givenStaff } from '#tests/support/members'

/** A member that gave a consent one day and took it back the next. */
async function givenHesitant() {
  const clock = frozenClock('2026-03-10T08:00:00Z')
  const member = await givenMember()
  const save = (marketing_phone: boolean) =>
    saveConsents({ id: member.id, address: '192.0.2.7', locale: 'hu' }, { marketing_phone })
  try {
    await save(true)
    clock.pass(24 * 60 * 60 * 1000)
    await save(false)
  } finally {
    clock.restore()
  }
  return member
}

test.group('Consents in the back-office', () => {
  test('staff see what held on a day, and keep the proof', async ({ assert, browser }) => {
    const member = await givenHesitant()
    const { page, problems } = await atEntrance(browser, { locale: 'en' })
    await enterBackOffice(page, await givenStaff())
    await page.goto(`/admin/members/${member.id}/show/consents`)

    const section = page.getByRole('region', { name: 'Consents' })
    await section.getByRole('cell', { name: 'Withdrawn' }).waitFor()
    await section.getByRole('textbox', { name: 'Day' }).fill('2026-03-10')
    await section.getByRole('button', { name: 'Show what held' }).click()
    const held = section.getByRole('table', { name: 'What held on that day' })
    await held.getByRole('cell', { name: 'Held', exact: true }).waitFor()
    await held
      .getByRole('cell', { name: 'Telefonon vagy SMS-ben kereshetnek ajánlatokkal' })
      .waitFor()
    await section.getByRole('textbox', { name: 'Day' }).fill('2026-03-11')
    await section.getByRole('button', { name: 'Show what held' }).click()
    await held.getByRole('cell', { name: 'Did not hold' }).waitFor()
    await screenshot(page, 'admin-consents-en')
    const downloading = page.waitForEvent('download')
    await section.getByRole('button', { name: 'Download the proof of 2026-03-11' }).click()
    const file = await downloading
    assert.equal(file.suggestedFilename(), `consents-${member.id}-2026-03-11.json`)
    assert.deepEqual(
      problems.filter((problem) => !problem.includes('423')),
      []
    )
  })
})
