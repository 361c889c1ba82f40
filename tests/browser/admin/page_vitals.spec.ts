import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { countVisit, keepVisits, type Visit } from '#app/vitals/count_visit'
import { cutOff, atEntrance, enterBackOffice, openList } from '#tests/support/back_office'
import {
  accessibilityFaults,
  DESKTOP,
  PHONE,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { givenStaff } from '#tests/support/members'
import { forgetVisits, VISIT as SLOW_VISIT, WEEK_MS } from '#tests/support/vitals'

const VISIT: Visit = { ...SLOW_VISIT, lcp: 4600, cls: 20 }

/** A slow week, and a faster one after it. */
async function givenVisits() {
  const before = frozenClock(clock.now() - WEEK_MS)
  for (let times = 0; times < 8; times++) countVisit(VISIT)
  before.restore()
  for (let times = 0; times < 4; times++) countVisit({ ...VISIT, lcp: 2900 })
  countVisit({ ...VISIT, page: 'catalogue/products', device: 'desk', lcp: 900, inp: 150 })
  await transaction(keepVisits)
}

test.group('The speed of pages', (group) => {
  group.each.setup(forgetVisits)
  group.teardown(forgetVisits)

  for (const { locale, words } of [
    {
      locale: 'en',
      words: {
        list: 'Speed',
        nothing: 'No visit has told its speed',
        all: 'All pages',
        home: 'Home',
        gifts: 'Gifts',
        fair: '2.9 s · needs work',
        good: '950 ms · good',
        poor: '4.8 s · poor',
        device: 'Device',
        phone: 'Phone',
        expand: 'Expand',
        trend: 'The last twelve weeks',
      },
    },
    {
      locale: 'hu',
      words: {
        list: 'Sebesség',
        nothing: 'Még nincs mért látogatás',
        all: 'Minden oldal',
        home: 'Kezdőlap',
        gifts: 'Ajándékok',
        fair: '2,9 s · javítandó',
        good: '950 ms · jó',
        poor: '4,8 s · gyenge',
        device: 'Eszköz',
        phone: 'Telefon',
        expand: 'Kinyitás',
        trend: 'Az utolsó tizenkét hét',
      },
    },
  ] as const) {
    test(`pages are read by week, device and words, on a phone too, ${locale}`, async ({
      assert,
      browser,
    }) => {
      const { page, problems } = await atEntrance(browser, { locale })
      await enterBackOffice(page, await givenStaff({ role: 'auditor' }))
      await openList(page, words.list)
      await page.getByText(words.nothing).waitFor()

      await givenVisits()
      await page.reload()
      const row = (name: string) =>
        page.locator('tbody tr').filter({ has: page.getByText(name, { exact: true }) })
      await row(words.all).waitFor()
      await row(words.home).getByText(words.fair).waitFor()
      await row(words.gifts).getByText(words.good).waitFor()
      const faults = await accessibilityFaults(page)
      assert.deepEqual(
        faults.filter((fault) => fault.startsWith('color-contrast')),
        []
      )
      await screenshot(page, `admin-speed-${locale}-${DESKTOP}`)
      assert.isFalse(await scrollsSideways(page))

      // The week before was slower.
      await row(words.home).click()
      const trend = page.getByRole('table', { name: words.trend })
      await trend.getByText(words.poor).waitFor()
      assert.equal(await trend.locator('tbody tr').count(), 12)
      await screenshot(page, `admin-speed-trend-${locale}-${DESKTOP}`)
      await row(words.home).first().click()

      await page.getByRole('combobox', { name: words.device, exact: true }).click()
      await page.getByRole('option', { name: words.phone, exact: true }).click()
      await row(words.gifts).waitFor({ state: 'detached' })
      await row(words.home).getByText(words.fair).waitFor()

      await page.setViewportSize({ width: PHONE, height: 900 })
      await row(words.home).getByText(words.fair).waitFor()
      assert.deepEqual(await cutOff(page), [])
      assert.isFalse(await scrollsSideways(page))
      await screenshot(page, `admin-speed-${locale}-${PHONE}`)
      assert.deepEqual(problems, [])
    })
  }
})
