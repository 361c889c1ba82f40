import '#tests/support/failing_routes'
import { test } from '@japa/runner'
import {
  accessibilityFaults,
  DESKTOP,
  openPage,
  screenshot,
  scrollsSideways,
} from '#tests/support/browser'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { looks } from '#tests/support/looks'
import { submit } from '#tests/support/register_pages'

test.group('Error pages', () => {
  const pages = { 404: '/nincs', 401: '/proba/401', 500: '/proba/server', 503: '/proba/busy' }
  for (const { locale, width } of looks([360, 768, DESKTOP])) {
    for (const [status, path] of Object.entries(pages)) {
      test(`that of ${status} looks fine at ${width} px in ${locale}`, async ({
        assert,
        browser,
      }) => {
        const page = await openPage(browser, { path, width, locale })
        await screenshot(page, `error-${status}-${locale}-${width}`)
        assert.isFalse(await scrollsSideways(page))
        assert.deepEqual(await accessibilityFaults(page), [])
      })
    }
  }

  test('[E-02] that of 401 leads to the login and after it back to what was asked for', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const page = await openPage(browser, { path: '/proba/members?a=1' })
    await page.locator('h1', { hasText: 'Please log in first' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Log in', exact: true }).click()
    await page.locator('input[name=email]').fill(member.email)
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    assert.match(page.url(), /\/belepes$/)
    await submit(page)
    await page.waitForURL('**/gyik?from=%2Fproba%2Fmembers%3Fa%3D1')
  })

  test('[E-01] [E-04] [E-08] an in-app visit shows one without a full reload', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { width: DESKTOP })
    await page.evaluate("window.marker = 'the same document'")
    const missing = new URL('/nincs-ilyen', page.url()).href
    await page.route('**/kapcsolat', (route) => route.continue({ url: missing }))
    const answer = page.waitForResponse((response) => response.status() === 404)
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await answer
    await page.locator('h1', { hasText: 'This page is not here' }).waitFor()
    assert.equal(await page.evaluate('window.marker'), 'the same document')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.locator('h1', { hasText: 'Every bucket counts.' }).waitFor()
  })

  test('a page that breaks leaves the layout standing', async ({ assert, browser }) => {
    const page = await openPage(browser, { width: DESKTOP })
    await page.route('**/kapcsolat', async (route) => {
      const answer = await route.fetch()
      const broken = await answer.json()
      broken.props.page = null
      await route.fulfill({ response: answer, json: broken })
    })
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click()
    await page.locator('h1', { hasText: 'Every bucket counts.' }).waitFor()
    assert.isTrue(await page.locator('header.header').isVisible())
  })

  test('an address nobody knows is told with the member’s own menu', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember()
    const page = await openPage(browser, { path: '/nincs/ilyen/oldal', width: DESKTOP, member })
    assert.isTrue(await page.locator('header').getByRole('link', { name: 'Profile' }).isVisible())
    assert.equal(await page.locator('header').getByText('Log in').count(), 0)
  })
})
