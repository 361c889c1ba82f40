import { test } from '@japa/runner'
import { HEARD, hears } from '#tests/support/accessible/heard'
import type { Page } from 'playwright'
import { shopReader } from '#app/database/engine'
import { balanceOf } from '#points'
import { accessibilityFaults, baseUrl, openPage, screenshot, settled } from '#tests/support/browser'
import { DAYS_TOLD, givenMember, type TestMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { sessionCookie } from '#tests/support/session_cookie'
import { limitHere } from '#tests/support/time_limit'

const isKept = () => localStorage.getItem('scan-page-kept') !== null
/** The part of the shop that sends what waits. */
const SENDS = /assets\/background-/
/** Sooner than by a timer, in ms. */
const AT_ONCE_MS = 5000
const isControlled = () => navigator.serviceWorker.controller !== null

async function type(page: Page, code: string) {
  await page.getByLabel('Type the code').fill(code)
  await page.getByRole('button', { name: 'Collect the points' }).click()
}

/** Types a code that cannot be sent now. */
async function keep(page: Page, code: string) {
  await type(page, code)
  const dialog = page.getByRole('dialog', { name: 'Code kept' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Back to the scanner' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const waitingScans = (page: Page) => page.getByRole('region', { name: 'Scans kept on this phone' })

async function logIn(page: Page, member: TestMember) {
  const cookie = await sessionCookie(member)
  await page.context().addCookies([{ ...cookie, url: baseUrl(), httpOnly: true }])
}

function scansOf(member: TestMember) {
  const sql = 'SELECT code FROM scans WHERE member_id = ? ORDER BY entry_id'
  return shopReader().rows<{ code: string }>(sql, [member.id])
}

test.group('Scanning without a network', () => {
  test('scans wait on the phone, survive closing the page, and are sent in order', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const codes = [await givenCode({ points: 30 }), await givenCode({ points: 40 })]
    const used = await givenCode()
    const first = await openPage(browser, {
      path: `/qr-code?code=${used}`,
      member: await givenMember(),
    })
    await first.getByRole('dialog', { name: 'Code accepted' }).waitFor()
    await first.context().close()

    const cellar = await openPage(browser, { path: '/qr-code', member })
    await cellar.context().setOffline(true)
    await cellar.getByText('No network.').waitFor()
    for (const code of [codes[0], used, codes[1]]) await keep(cellar, code)
    // What dialogs are made of never came: the browser's own one tells it.
    await type(cellar, codes[0])
    await cellar.locator('dialog.dialog:modal').waitFor()
    assert.deepEqual(await accessibilityFaults(cellar), [])
    await cellar.keyboard.press('Escape')
    await cellar.locator('dialog').waitFor({ state: 'detached' })
    const list = waitingScans(cellar)
    await list.getByText('3 scans wait for the network').waitFor()
    assert.equal(await list.getByText('Waiting', { exact: true }).count(), 3)
    assert.notMatch(await list.innerText(), /points/)
    assert.deepEqual(await accessibilityFaults(cellar), [])
    await screenshot(cellar, 'scan-waiting-en')
    await cellar.close()

    await cellar.context().setOffline(false)
    const page = await cellar.context().newPage()
    await page.goto('/qr-code')
    await settled(page)
    const settledList = waitingScans(page)
    await settledList.getByText('+30 points').waitFor()
    await settledList.getByText('+40 points').waitFor()
    await settledList.getByText('This code has already been used').waitFor()
    assert.deepEqual(
      (await scansOf(member)).map(({ code }) => code),
      codes
    )
    assert.equal(await balanceOf(member.id), 70)
    await screenshot(page, 'scan-sent-en')
    await settledList.getByRole('button', { name: 'Clear what is settled' }).click()
    await settledList.waitFor({ state: 'detached' })
  })

  test('[Q-12] a lost answer neither loses nor doubles a scan', async ({ assert, browser }) => {
    const member = await givenMember(DAYS_TOLD)
    const code = await givenCode({ points: 30 })
    const page = await openPage(browser, { path: '/qr-code', member })
    await page.route('**/qr-code', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await keep(page, code)
    assert.equal(await balanceOf(member.id), 30)
    assert.notMatch(await waitingScans(page).innerText(), /\+30/)
    // A try of the page's own may be under way: it ends as the others did.
    await page.unrouteAll({ behavior: 'wait' })
    await waitingScans(page).getByRole('button', { name: 'Send now' }).click()
    await waitingScans(page).getByText('+30 points').waitFor()
    assert.lengthOf(await scansOf(member), 1)
    assert.equal(await balanceOf(member.id), 30)
  })

  test('a scan kept before the part that sends it ever came is sent once the network is back', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    let isOffline = true
    const prepare = (page: Page) =>
      page.route(SENDS, (route) => (isOffline ? route.abort() : route.continue()))
    const page = await openPage(browser, { path: '/qr-code', member, prepare })
    await page.context().setOffline(true)
    const missed = page.waitForEvent('requestfailed', (asked) => SENDS.test(asked.url()))
    await keep(page, await givenCode({ points: 30 }))
    await missed
    // Whoever asks at once gets their button back, too.
    const now = waitingScans(page).getByRole('button', { name: 'Send now' })
    await now.click()
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    isOffline = false
    await page.context().setOffline(false)
    const sent = waitingScans(page).getByText('+30 points')
    await sent.waitFor({ timeout: limitHere(AT_ONCE_MS) })
    assert.equal(await balanceOf(member.id), 30)
  })

  test('the scanner opens from the phone alone, and is itself again with the network', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember(DAYS_TOLD)
    const [code, linked] = [await givenCode({ points: 30 }), await givenCode({ points: 5 })]
    const context = { serviceWorkers: 'allow' as const }
    const page = await openPage(browser, { path: '/profil', member, context, locale: 'hu' })
    await page.waitForFunction(isKept)
    await page.waitForFunction(isControlled)
    await page.context().setOffline(true)
    await page.goto(`/qr-code?code=${linked}`)
    await settled(page)
    await page.getByRole('dialog', { name: 'A kód megmaradt' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('A kód begépelése').fill(code)
    await page.getByRole('button', { name: 'Pontok jóváírása' }).click()
    await page.getByRole('dialog', { name: 'A kód megmaradt' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('2 beolvasás vár a hálózatra').waitFor()
    assert.isFalse(await page.getByRole('link', { name: 'Profil' }).isVisible())
    await screenshot(page, 'scan-shell-hu')
    await page.context().setOffline(false)
    await page.getByText('+30 pont', { exact: true }).waitFor()
    await page.getByText('+5 pont', { exact: true }).waitFor()
    assert.equal(await balanceOf(member.id), 35)
    await page.locator('footer').waitFor()
  })

  test('waiting scans belong to who scanned them: logout warns, another login sends nothing', async ({
    assert,
    browser,
  }) => {
    const [member, other] = [await givenMember(DAYS_TOLD), await givenMember(DAYS_TOLD)]
    const code = await givenCode({ points: 30 })
    const page = await openPage(browser, { path: '/qr-code', member })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await keep(page, code)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('dialog', { name: '1 scan is not sent yet' })
    await question.waitFor()
    await screenshot(page, 'scan-logout-en', false)
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await question.waitFor({ state: 'detached' })

    await page.context().clearCookies()
    await page.context().setOffline(false)
    await page.getByText('Log in to send 1 waiting scan.').waitFor()
    await page.context().addInitScript(HEARD)
    await page.goto('/belepes')
    await hears(page, 'Log in to send 1 waiting scan.')
    assert.deepEqual(await accessibilityFaults(page), [])

    await logIn(page, other)
    const asked = page
      .waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/qr-code')
      )
      .catch(() => null)
    await page.goto('/qr-code')
    await settled(page)
    assert.equal(await waitingScans(page).count(), 0)
    await givenCreditedScan(other)
    await type(page, await givenCode({ points: 7 }))
    await page.getByRole('dialog').getByText('+7').waitFor()
    assert.equal((await asked)?.postDataJSON().member_id, other.id)
    assert.lengthOf(await scansOf(member), 0)

    await logIn(page, member)
    await page.goto('/qr-code')
    await waitingScans(page).getByText('+30 points').waitFor()
    assert.equal(await balanceOf(member.id), 30)
  })
})
