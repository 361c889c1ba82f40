import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { test } from '@japa/runner'
import { openPage, PHONE, problemsOf, screenshot } from '#tests/support/browser'
import { givenMember } from '#tests/support/members'

test.group('My data in the browser', () => {
  test('one button downloads the archive, and the page stays', async ({ assert, browser }) => {
    for (const locale of ['en', 'hu'] as const) {
      const member = await givenMember({ locale })
      const page = await openPage(browser, { path: '/profil', member, width: PHONE, locale })
      const name = locale === 'hu' ? 'Adatok letöltése' : 'Download my data'
      await page.getByRole('button', { name: locale === 'hu' ? 'Saját adatok' : 'My data' }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name }).click()
      const download = await downloading
      assert.match(download.suggestedFilename(), /^localhost-\d{4}-\d\d-\d\d\.zip$/)
      const files = unzipSync(new Uint8Array(readFileSync((await download.path())!)))
      assert.includeMembers(Object.keys(files), [
        'README.txt',
        'json/profile.json',
        'csv/points.csv',
      ])
      assert.equal(new URL(page.url()).pathname, '/profil')
      assert.deepEqual(problemsOf(page), [])
      await page.getByRole('link', { name }).scrollIntoViewIfNeeded()
      await screenshot(page, `my-data-${locale}`, false)
      await page.context().close()
    }
  })
})
