import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { balanceOf } from '#points'
import {
  isTakenOver,
  openPage,
  problemsOf,
  scrollsSideways,
  screenshot,
} from '#tests/support/browser'
import { drawOf, endGames, ticketsOf } from '#tests/support/games'
import { looks } from '#tests/support/looks'
import { givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { givenRunningGame } from '#tests/support/running_game'

const WORDS = {
  en: {
    running: 'Running now',
    popup: 'Join the birthday game',
    week: 'Week 1',
    days: (from: string, until: string) => `The game is running: from ${from} to ${until}.`,
  },
  hu: {
    running: 'Most fut',
    popup: 'Csatlakozzon',
    week: '1. hét',
    days: (from: string, until: string) => `A játék most fut: ${from} – ${until}`,
  },
} as const
const LONG_DAY = { dateStyle: 'long', timeZone: 'Europe/Budapest' } as const

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
    test(`[R-01] [R-02] [R-09] its page has all six parts, and leads to the collection of points (${locale}, ${width} px)`, async ({
      assert,
      browser,
    }) => {
      const game = await givenRunningGame()
      const member = await givenMember({ locale })
      const page = await openPage(browser, { path: '/szulinap', locale, width, member })
      await page.getByText(WORDS[locale].running, { exact: true }).waitFor()
      const day = (instant: number) => new Intl.DateTimeFormat(locale, LONG_DAY).format(instant)
      const days = WORDS[locale].days(day(game.startsAt), day(game.endsAt - 1))
      assert.equal(await page.locator('.hero').getByText(days, { exact: true }).count(), 1)
      const button = page.locator('.hero a.btn')
      assert.equal(await button.getAttribute('href'), '/pontgyujtes')
      const contact = page.locator('main a[href^="mailto:"]')
      assert.equal(await contact.getAttribute('href'), 'mailto:jatek@mesterpont.example')
      assert.equal(await page.locator('.steps li').count(), 3)
      const text = await page.locator('main').innerText()
      for (const part of ['Kovács P.', locale === 'hu' ? 'Televízió' : 'Television']) {
        assert.include(text, part)
      }
      const heading = page.getByRole('heading', { name: WORDS[locale].week, exact: true })
      const week = page.locator('.winner-weeks > section', { has: heading })
      assert.equal(await week.locator('.winners li b').innerText(), 'Kovács P.')
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

  test('[R-10] [R-11] [R-13] the question names both texts, wants its box ticked, and who joined is not asked again', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en' })
    await givenRunningGame()
    const page = await openPage(browser, {
      path: '/ajandekok',
      member,
      prepare: (prepared) => prepared.clock.install(),
    })
    const popup = page.getByRole('dialog', { name: WORDS.en.popup })
    await page.clock.runFor(3000)
    await popup.waitFor()
    for (const [name, path] of [
      ['rules of the game', '/szulinap/szabalyzat'],
      ['privacy notice', '/adatvedelmi-tajekoztato'],
    ]) {
      assert.equal(await popup.getByRole('link', { name }).getAttribute('href'), path)
    }
    const join = popup.getByRole('button', { name: 'Join' })
    await join.click()
    await popup.getByText('This field is required').waitFor()
    await popup.getByRole('checkbox').check()
    assert.equal(await popup.getByText('This field is required').count(), 0)
    const accepted = page.waitForResponse('**/consents/accept/**')
    const ownEntry = await page.evaluate(() => window.navigation.currentEntry!.index)
    await join.click()
    await popup.waitFor({ state: 'detached' })
    assert.deepEqual(await (await accepted).json(), {
      isActive: true,
      hasConsent: true,
      popupDismissed: false,
    })
    // The popup had an entry of the history, which goes a moment after it; a page that is read anew meanwhile is not.
    await page.waitForFunction((own) => window.navigation.currentEntry!.index < own, ownEntry)
    await page.reload()
    await page.clock.runFor(3000)
    assert.equal(await popup.count(), 0)
  })

  for (const joins of [false, true]) {
    const end = joins
      ? 'who joins has the points and a ticket'
      : 'who goes on without has the points alone'
    test(`[R-07] the code of a sticker waits for the answer about the rules: ${end}`, async ({
      assert,
      browser,
    }) => {
      const member = await givenMember({ locale: 'en' })
      const game = await givenRunningGame()
      const code = await givenCode({ points: 60 })
      const submissions: Request[] = []
      const page = await openPage(browser, {
        path: `/qr-code?code=${code}`,
        member,
        prepare: async (prepared) =>
          prepared.on('request', (request) => {
            const isScan = request.method() === 'POST' && request.url().endsWith('/qr-code')
            if (isScan) submissions.push(request)
          }),
      })
      const asked = page.getByRole('dialog', { name: 'Play with this scan?' })
      await asked.waitFor()
      assert.lengthOf(submissions, 0)
      assert.equal(await balanceOf(member.id), 0)
      if (joins) {
        await asked.getByRole('checkbox').check()
        await asked.getByRole('button', { name: 'Join' }).click()
      } else await asked.getByRole('button', { name: 'Points only' }).click()
      await page.getByRole('dialog', { name: 'Code accepted' }).getByText('+60').waitFor()
      assert.deepEqual(
        submissions.map((sent) => sent.postDataJSON().qrCode),
        [code]
      )
      assert.equal(await balanceOf(member.id), 60)
      const tickets = await ticketsOf(await drawOf(game, 'w3'))
      const own = tickets.filter(({ memberId, weight }) => memberId === member.id && weight > 0)
      assert.lengthOf(own, joins ? 1 : 0)
    })
  }
})
