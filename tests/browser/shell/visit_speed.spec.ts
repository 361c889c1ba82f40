import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings, forgetSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { keepVisits } from '#app/vitals/count_visit'
import { openPage, problemsOf } from '#tests/support/browser'
import { forgetLimits } from '#tests/support/limits'
import { DAYS_TOLD, givenMember } from '#tests/support/members'

/** Longer than a page waits until it is idle, in ms. */
const IDLE_MS = 1500
const SETTLED_MS = 500
/** In ms; a page that is left is heard of at once. */
const HEARD_MS = 10_000
const POLL_MS = 100

async function forgetVisits() {
  await transaction(keepVisits)
  await transaction((trx) => rows(trx, 'DELETE FROM page_vitals'))
}

async function measureAll() {
  await forgetVisits()
  await transaction((trx) => changeSettings(trx, { vitals_share: 100 }))
  await forgetLimits()
}

async function measureAsBefore() {
  await transaction((trx) => rows(trx, "DELETE FROM settings WHERE key = 'vitals_share'"))
  forgetSettings()
}

/** Run before a page's own scripts it keeps what the page tells, for who reads it when the page is gone. */
const KEEP_SENT = `const send = window.fetch
  window.fetch = (address, request) => {
    if (String(address).endsWith('/latogatas')) localStorage.setItem('sent', request.body)
    return send(address, request)
  }`

/** Which scripts were asked for that only measure. */
function measuringScripts(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (/visit_speed/.test(request.url())) found.push(request.url())
  })
  return found
}

/** Waits until the script that measures is there and has looked at what the browser has noted so far. */
async function untilMeasured(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('visit_speed'))
  )
  await page.waitForTimeout(SETTLED_MS)
}

/** What visits told, by the page they were on. */
async function told() {
  await transaction(keepVisits)
  const sql = `SELECT page, device, locale, metric, SUM(visits) AS visits FROM page_vitals
    GROUP BY page, device, locale, metric ORDER BY page, metric`
  return shopReader().rows<{ page: string; device: string; locale: string; metric: string }>(sql)
}

/** Leaves the shop; what the page then says outlives it. */
async function leave(page: Page) {
  await page.goto('about:blank')
}

/** Leaves the shop and waits until its server has heard. */
async function leaveTelling(page: Page) {
  await leave(page)
  for (let waited = 0; waited < HEARD_MS; waited += POLL_MS) {
    if ((await told()).length) return
    await page.waitForTimeout(POLL_MS)
  }
  throw new Error('The shop was told nothing')
}

/** Leaves the shop, which must hear nothing of it. */
async function leaveSilently(page: Page) {
  await leave(page)
  await page.waitForTimeout(IDLE_MS)
  if ((await told()).length) throw new Error('The shop was told something')
}

test.group('The speed of a visit', (group) => {
  group.each.setup(measureAll)
  group.each.teardown(measureAsBefore)

  test('[Z-15] a visitor who agreed tells it once, when the page is left', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', measuring: 'granted' })
    const scripts = measuringScripts(page)
    await page.reload()
    await untilMeasured(page)
    assert.lengthOf(scripts, 1, 'a script of its own')
    await forgetVisits()
    await page.getByRole('button', { name: 'Menu' }).click()
    assert.deepEqual(await told(), [], 'nothing is sent while the page is read')
    await leaveTelling(page)
    const found = await told()
    assert.includeMembers(
      found.map(({ metric }) => metric),
      ['cls', 'fcp', 'lcp', 'ttfb']
    )
    for (const row of found) {
      assert.containsSubset(row, { page: 'content/faq', device: 'phone', locale: 'en' })
      assert.equal(Number((row as unknown as { visits: number }).visits), 1)
    }
    assert.deepEqual(problemsOf(page), [])
  })

  test('[Z-15] without consent no script is fetched and nothing is sent', async ({
    assert,
    browser,
  }) => {
    for (const measuring of ['denied', 'asked'] as const) {
      const page = await openPage(browser, { measuring })
      const scripts = measuringScripts(page)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(IDLE_MS)
      assert.deepEqual(scripts, [], measuring)
      await leaveSilently(page)
      await page.context().close()
    }
  })

  test('[Z-15] who agrees later in the visit is measured, who thinks better of it is not', async ({
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', measuring: 'asked' })
    await page.getByRole('button', { name: 'Allow all' }).click()
    await untilMeasured(page)
    await leaveTelling(page)
    await page.context().close()

    const other = await openPage(browser, { path: '/gyik', measuring: 'granted' })
    await untilMeasured(other)
    await other.locator('footer').getByRole('button', { name: 'Measuring settings' }).click()
    await other.getByRole('button', { name: 'Only what is needed' }).click()
    await forgetVisits()
    await leaveSilently(other)
  })

  test('a member is counted by the first page, with nothing about the member', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
    const page = await openPage(browser, { path: '/profil', member, measuring: 'granted' })
    await page.addInitScript(KEEP_SENT)
    await page.reload()
    await untilMeasured(page)
    // A second page of the visit adds nothing of its own.
    await page.locator('header a[href="/"], a[href="/"]').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await leaveTelling(page)
    await page.goto('/gyik')
    const { _csrf: token, ...visit } = JSON.parse(
      await page.evaluate("localStorage.getItem('sent')")
    )
    assert.isNotEmpty(token)
    const known = ['page', 'device', 'connection', 'locale', 'build']
    assert.includeMembers([...known, 'ttfb', 'fcp', 'lcp', 'inp', 'cls'], Object.keys(visit))
    assert.equal(visit.page, 'profile/show')
    const pages = new Set((await told()).map((row) => row.page))
    assert.deepEqual([...pages], ['profile/show'])
  })

  test('a share of none measures nobody', async ({ browser }) => {
    await transaction((trx) => changeSettings(trx, { vitals_share: 0 }))
    const page = await openPage(browser, { measuring: 'granted' })
    await page.waitForTimeout(IDLE_MS)
    await leaveSilently(page)
  })
})
