import { test } from '@japa/runner'
import { changeSettings } from '#app/settings/settings'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { openPage, PHONE, problemsOf, scrollsSideways } from '#tests/support/browser'

const DAY_MS = 24 * 60 * 60 * 1000

function dayFromNow(days: number) {
  return new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10)
}

function announce(birthday_game_from: string, birthday_game_until: string) {
  return transaction((trx) => changeSettings(trx, { birthday_game_from, birthday_game_until }))
}

test.group('Birthday page', (group) => {
  group.each.teardown(() => announce('', ''))

  test('[R-02] its button leads to the collection of points, its address to the shop', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/szulinap', width: PHONE })
    await page.getByText('Not running now', { exact: true }).waitFor()
    const button = page.locator('.hero a.btn')
    assert.equal(await button.getAttribute('href'), '/pontgyujtes')
    const contact = page.locator('main a[href^="mailto:"]')
    assert.equal(await contact.getAttribute('href'), 'mailto:info@mesterpont.example')
    assert.equal(await page.locator('.winners li').count(), 0, 'nobody has won anything')
    assert.isFalse(await scrollsSideways(page))
    assert.deepEqual(problemsOf(page), [])
    await page.context().close()
  })

  test('an announced game says when, a running one how to play, in both languages', async ({
    browser,
  }) => {
    await announce(dayFromNow(10), dayFromNow(20))
    const soon = await openPage(browser, { path: '/szulinap', locale: 'hu' })
    await soon.getByText('Hamarosan').waitFor()
    await soon.getByText('A következő játék:').waitFor()
    await soon.context().close()
    await announce(dayFromNow(-3), dayFromNow(3))
    const running = await openPage(browser, { path: '/szulinap', locale: 'en' })
    await running.getByText('Running now', { exact: true }).waitFor()
    await running.getByRole('link', { name: 'Scan and play' }).waitFor()
    await running.context().close()
  })
})
