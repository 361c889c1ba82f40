import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  isTakenOver,
  openPage,
  problemsOf,
  scrollsSideways,
  screenshot,
} from '#tests/support/browser'
import { endGames } from '#tests/support/games'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'
import { givenRunningGame } from '#tests/support/running_game'

const WORDS = {
  en: { running: 'Running now', popup: 'Join the birthday game' },
  hu: { running: 'Most fut', popup: 'Csatlakozzon' },
} as const

/**
 * Draws the page of a stopped clock, a frame at a time, until its scripts have taken it over: they wait for the first drawing, and
 * React shows what comes later no sooner than 300 ms after, both by the page's clock. Slow scripts take little of its second.
 */
async function drawUntilTakenOver(page: Page) {
  while (!(await isTakenOver(page).catch(() => true))) {
    await page.clock.runFor(16)
    await page.waitForTimeout(100)
  }
}

test.group('The birthday game in the browser', (group) => {
  group.each.teardown(endGames)

  for (const { locale, width } of looks([390, 1280])) {
    test(`[R-01] [R-02] its page has all six parts, and leads to the collection of points (${locale}, ${width} px)`, async ({
      assert,
      browser,
    }) => {
      await givenRunningGame()
      const member = await givenMember({ locale })
      const page = await openPage(browser, { path: '/szulinap', locale, width, member })
      await page.getByText(WORDS[locale].running, { exact: true }).waitFor()
      const button = page.locator('.hero a.btn')
      assert.equal(await button.getAttribute('href'), '/pontgyujtes')
      const contact = page.locator('main a[href^="mailto:"]')
      assert.equal(await contact.getAttribute('href'), 'mailto:jatek@mesterpont.example')
      assert.equal(await page.locator('.steps li').count(), 3)
      const text = await page.locator('main').innerText()
      for (const part of ['Kovács P.', locale === 'hu' ? 'Televízió' : 'Television']) {
        assert.include(text, part)
      }
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(problemsOf(page), [])
      await screenshot(page, `birthday_${locale}_${width}`)
    })
  }

  test('[R-12] [U-25] members are asked for the rules a second after the page came, once', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en' })
    await givenRunningGame()
    const page = await openPage(browser, {
      path: '/ajandekok',
      member,
      prepare: async (prepared) => {
        await prepared.clock.install()
        await prepared.clock.pauseAt(Date.now() + 60_000)
        prepared.once('domcontentloaded', () => drawUntilTakenOver(prepared))
      },
    })
    const popup = page.getByRole('dialog', { name: WORDS.en.popup })
    // What it needs comes meanwhile, at its own pace, and still it waits.
    const passed = () => page.evaluate(() => performance.now())
    for (let rest = 900 - (await passed()); rest > 0; rest -= 100) {
      await page.clock.runFor(Math.min(rest, 100))
      await page.waitForTimeout(100)
    }
    assert.equal(await popup.count(), 0)
    await page.clock.runFor(200)
    await popup.waitFor()
    await page.clock.resume()
    const dismissed = page.waitForResponse('**/consents/dismiss/**')
    await popup.getByRole('button', { name: 'Maybe later' }).click()
    await popup.waitFor({ state: 'detached' })
    await dismissed
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.clock.runFor(3000)
    assert.equal(await popup.count(), 0)
  })
})
