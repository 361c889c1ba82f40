import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { PHONE, screenshot } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'

/** A password that was given so long ago is asked for again, in ms. */
const PASSWORD_AGE_MS = 16 * 60_000

test.group('Members anonymised in the back-office', () => {
  test('[O-13] support anonymises a member with the password, on a phone in Hungarian', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const member = await givenMember()
    const { page, problems } = await atEntrance(browser, { locale: 'hu' })
    await enterBackOffice(page, await givenStaff({ role: 'support' }))
    const clock = frozenClock()
    cleanup(() => clock.restore())
    clock.pass(PASSWORD_AGE_MS)
    await page.goto(`/admin/members/${member.id}/show`)
    await page.getByRole('button', { name: 'Tag anonimizálása' }).waitFor()
    await screenshot(page, 'admin-member-hu')
    assert.equal(await page.getByRole('button', { name: 'letöltése' }).count(), 0)
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.getByRole('button', { name: 'Tag anonimizálása' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Hogyan kérte a tag').waitFor()
    await screenshot(page, 'admin-member-anonymise-hu', false)
    await dialog.getByRole('button', { name: 'Tag anonimizálása' }).click()
    await page.locator('input[type=password]').fill(TEST_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/members$/)
    const sql = 'SELECT email FROM members WHERE id = ? AND deleted_at IS NOT NULL'
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [{ email: null }])
    assert.deepEqual(problems, [])
    await page.context().close()
  })
})
