import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { atEntrance, enterBackOffice } from '#tests/support/back_office'
import { screenshot } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { runCli } from '#tests/support/command_line'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'

/** A password that was given so long ago is asked for again, in ms. */
const PASSWORD_AGE_MS = 16 * 60_000
const RANGE = ['--from', '01-01', '--to', '12-31']

for (const { locale, name, gone } of [
  { locale: 'en', name: 'Download the list', gone: 'not here any more' },
  { locale: 'hu', name: 'A lista letöltése', gone: 'már nincs meg' },
] as const) {
  test.group(`A birthday list in the back-office, ${locale}`, () => {
    test('[O-02] an administrator downloads the file by its address, with the password', async ({
      assert,
      browser,
      cleanup,
    }) => {
      await givenMember()
      const { stdout } = await runCli(['export', 'birthdays', ...RANGE, '--json'])
      const { file, page: address } = JSON.parse(stdout)
      const path = new URL(address).pathname
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff())
      const clock = frozenClock()
      cleanup(() => clock.restore())
      clock.pass(PASSWORD_AGE_MS)
      await page.goto(path)
      const button = page.getByRole('button', { name })
      await button.waitFor()
      await screenshot(page, `admin-birthday-list-${locale}`)
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type=password]').fill(TEST_PASSWORD)
      const downloading = page.waitForEvent('download')
      await dialog.locator('button[type=submit]').click()
      const kept = await downloading
      assert.equal(kept.suggestedFilename(), file)
      assert.match(await readFile(await kept.path(), 'utf8'), /"last_name"/)
      assert.deepEqual(problems, [])

      await page.goto(path.replace('.csv', 'x.csv'))
      await button.click()
      await page.getByRole('alert').getByText(gone).waitFor()
      await page.context().close()
    })
  })
}
