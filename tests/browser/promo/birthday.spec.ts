import { test } from '@japa/runner'
import { openPage, problemsOf, scrollsSideways, screenshot } from '#tests/support/browser'
import { endGames } from '#tests/support/games'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'
import { givenRunningGame } from '#tests/support/running_game'

const WORDS = {
  en: { running: 'Running now', popup: 'Join the birthday game' },
  hu: { running: 'Most fut', popup: 'Csatlakozzon' },
} as const

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
      await page.context().close()
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
      },
    })
    const popup = page.getByRole('dialog', { name: WORDS.en.popup })
    // What it needs comes meanwhile, at its own pace, and still it waits.
    for (let passed = 0; passed < 900; passed += 100) {
      await page.clock.runFor(100)
      await page.waitForTimeout(100)
    }
    assert.equal(await popup.count(), 0)
    // Where it comes later than that is not understood yet: the page was taken over by then.
    for (let passed = 0; passed < 2000 && !(await popup.count()); passed += 100) {
      await page.clock.runFor(100)
      await page.waitForTimeout(100)
    }
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
    await page.context().close()
  })
})
