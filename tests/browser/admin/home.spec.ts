import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import ContentRecord from '#content/records/models/content_record'
import { heldRecord } from '#content/records/actions/held_record'
import { publishRecord } from '#content/records/actions/publish_record'
import { saveDraft } from '#content/records/actions/save_draft'
import { defaultHome } from '#database/default_home'
import { atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  baseUrl,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { givenStaff } from '#tests/support/members'

const WORDS = {
  en: {
    list: 'Menus',
    home: 'Home page',
    preview: 'Preview',
    publish: 'Publish',
    now: 'Publish now',
  },
  hu: {
    list: 'Menük',
    home: 'Kezdőlap',
    preview: 'Előnézet',
    publish: 'Közzététel',
    now: 'Közzététel most',
  },
}

test.group('Front page in the back-office', (group) => {
  // Other tests read what a new shop says.
  group.teardown(() =>
    transaction(async (trx) => {
      const { id } = await ContentRecord.findByOrFail({ kind: 'home' }, { client: trx.client })
      const held = await heldRecord(trx, id)
      await saveDraft(trx, held, { body: { ...defaultHome }, staffId: null })
      await publishRecord(trx, held, { publishedBy: null })
    })
  )

  for (const locale of ['en', 'hu'] as const) {
    test(`[T-21] [O-12] its title is written on a phone, looked at and published (${locale})`, async ({
      assert,
      browser,
    }) => {
      const words = WORDS[locale]
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'marketing' }))
      await openList(page, words.list)
      await page.setViewportSize({ width: PHONE, height: 844 })
      await page.getByRole('heading', { name: words.home, exact: true }).click()
      const title = page.locator('input[name=hero_title_hu]')
      assert.isNotEmpty(await title.inputValue())
      await title.fill(`Minden zsák számít ${locale}`)
      await page.locator('[data-status=saved]').waitFor()
      await screenshot(page, `admin-home-${locale}`)
      const faults = await accessibilityFaults(page)
      // The name of a screen stands in the bar of the back-office.
      assert.deepEqual(
        faults.filter((fault) => !fault.startsWith('page-has-heading-one')),
        []
      )
      assert.isFalse(await scrollsSideways(page))
      await page.getByRole('tab', { name: words.preview }).click()
      const frame = page.frameLocator('iframe[title]')
      await frame.getByRole('heading', { name: `Minden zsák számít ${locale}` }).waitFor()
      await frame.getByRole('heading', { name: defaultHome.steps_title_hu }).waitFor()
      await screenshot(page, `admin-home-preview-${locale}`)
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await page.getByRole('button', { name: words.now }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const guest = await browser.newContext({ baseURL: baseUrl(), locale: 'hu-HU' })
      const seen = await guest.newPage()
      // A page that guests share is trusted for a second.
      await seen.waitForTimeout(1100)
      await seen.goto('/')
      await seen.getByRole('heading', { name: `Minden zsák számít ${locale}`, level: 1 }).waitFor()
      assert.deepEqual(problems, [])
    })
  }
})
