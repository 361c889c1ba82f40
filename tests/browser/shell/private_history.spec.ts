import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { endLoginsOf } from '#app/sessions/session_store'
import { assetsVersion } from '#config/inertia'
import {
  baseUrl,
  INSECURE,
  launchKeepingBrowser,
  openPage,
  problemsOf,
  settled,
} from '#tests/support/browser'
import { SHIPPING } from '#tests/support/checkout'
import { DAYS_TOLD, givenMember, TEST_PASSWORD } from '#tests/support/members'
import { windowFile } from '#tests/support/navigation_probe'
import { givenOrder } from '#tests/support/orders'

const GUEST_PATHS = ['/', '/belepes']
/** Title and announcement follow a page; without a network nothing tells when a try is over. */
const SETTLES_MS = 300

const given = () => givenOrder(5, { ...DAYS_TOLD, locale: 'en' })

/** From the profile to an order and back to the profile, an entry of the history each. */
async function walk(page: Page, orderId: number) {
  const main = page.locator('main')
  await main.getByRole('link', { name: 'My orders' }).click()
  await main.getByRole('link', { name: `Order no. ${orderId}` }).click()
  await page.getByText(SHIPPING.address).waitFor()
  await page
    .locator('header')
    .getByRole('link', { name: /points/ })
    .first()
    .click()
  await page.locator('main').getByRole('button', { name: 'Log out' }).waitFor()
}

async function logOut(page: Page) {
  await page.locator('main').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** All this browser still says: on the screen, in the document, the history's entry and its stores. */
function toldBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [document.documentElement.outerHTML, JSON.stringify(window.history.state)]
    texts.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!request.url.includes('/assets/'))
          texts.push(await (await cache.match(request))!.text())
      }
    }
    return texts.join('\n')
  })
}

/** What Back still shows of a member, four times. */
async function leftOf({ email }: { email: string }, page: Page): Promise<string[]> {
  const left: string[] = []
  const isOnline = await page.evaluate(() => navigator.onLine)
  for (let times = 0; times < 4; times++) {
    await page.goBack()
    if (isOnline) {
      await page.waitForURL((url) => GUEST_PATHS.includes(url.pathname))
      await settled(page)
    }
    await page.waitForTimeout(SETTLES_MS)
    const told = await toldBy(page)
    for (const known of [email, SHIPPING.address, 'Order no.', '"user":{"id"']) {
      const at = told.indexOf(known)
      if (at >= 0) left.push(`${page.url()}: ${told.slice(Math.max(at - 80, 0), at + 40)}`)
    }
  }
  return left
}

/** Lays the router at hand, with a way to a page that is made up on the spot and holds something. */
async function layAtHand(page: Page) {
  await page.evaluate(`import('${windowFile()}').then(() => {
    window.pushWith = (url, given) =>
      void shopNavigation.router.push({ url, props: (props) => ({ ...props, given }) })
  })`)
}

/** Follows a link where the history keeps nothing: the visit ends, and its page is loaded as by a plain link. */
async function followByLoad(page: Page, assert: Assert) {
  await layAtHand(page)
  await page.evaluate(`
    shopNavigation.onNavigation('after', () =>
      sessionStorage.setItem('after', String(shopNavigation.navigation())))
  `)
  const link = page.locator('.nav').getByRole('link', { name: 'Community' })
  const to = await link.getAttribute('href')
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
  await settled(page)
  const left = () => [window.location.pathname, sessionStorage.getItem('after')]
  assert.deepEqual(await page.evaluate(left), [to, 'null'])
  assert.isTrue(await page.locator('main h1').isVisible())
}

test.group('History of a shared phone', () => {
  for (const network of ['online', 'offline']) {
    test(`[L-19] after a logout Back shows nobody, ${network}`, async ({ assert, browser }) => {
      const { member, orderId } = await given()
      const context = { serviceWorkers: 'allow' as const }
      const page = await openPage(browser, { path: '/profil', member, context })
      await walk(page, orderId)
      await page.waitForFunction(() => localStorage.getItem('scan-page-kept') !== null)
      assert.isTrue(await page.evaluate(() => window.history.state.page instanceof ArrayBuffer))
      await logOut(page)
      await page.context().setOffline(network === 'offline')
      assert.deepEqual(await leftOf(member, page), [])
    })
  }

  test('[L-19] [G-29] while logged in Back restores the page and its place without asking', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await given()
    const page = await openPage(browser, { path: '/profil', member, height: 500 })
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => window.history.state.documentScrollPosition?.top === 400)
    // A click of the mouse would first scroll the link into view.
    const home = page.locator('header').getByRole('link', { name: 'Mesterpont' })
    await home.evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === '/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goBack()
    await page.locator('main').getByRole('button', { name: 'Log out' }).waitFor()
    await page.waitForFunction(() => window.scrollY === 400)
    assert.notInclude(asked, '/profil')
    assert.isAbove(orderId, 0)
    assert.deepEqual(problemsOf(page), [])
  })

  test('[L-19] a session that ended elsewhere takes its history along', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await given()
    const page = await openPage(browser, { path: '/profil', member })
    await walk(page, orderId)
    await endLoginsOf({ memberId: member.id }, { but: '' })
    await page.locator('main').getByRole('link', { name: 'My orders' }).click()
    await page.waitForURL('**/belepes')
    assert.deepEqual(await leftOf(member, page), [])
  })

  test('[L-19] a page of another member has another key', async ({ assert, browser }) => {
    const { member, orderId } = await given()
    const page = await openPage(browser, { path: '/profil', member })
    await walk(page, orderId)
    const other = await openPage(browser, { path: '/profil', member: await givenMember() })
    await page.context().addCookies(await other.context().cookies())
    await page.locator('main').getByRole('link', { name: 'My orders' }).click()
    await page.waitForURL('**/rendelesek')
    await page.goBack()
    await settled(page)
    await page.waitForTimeout(300)
    assert.notInclude(await toldBy(page), member.email)
  })

  test('[L-19] a logout in one tab ends the view of the others', async ({ assert, browser }) => {
    const { member, orderId } = await given()
    const page = await openPage(browser, { path: '/profil', member })
    const other = await page.context().newPage()
    await other.goto('/bevaltas')
    await other.goto('/profil')
    await walk(other, orderId)
    await logOut(page)
    await other.waitForURL('**/belepes')
    await settled(other)
    assert.deepEqual(await leftOf(member, other), [])
  })

  test('[L-19] outside a secure context no page of a member enters the history', async ({
    assert,
    browser,
  }) => {
    const { member, orderId } = await given()
    const page = await openPage(browser, { path: '/kapcsolat', member })
    await page.context().addInitScript(INSECURE)
    await page.goto('/profil')
    await walk(page, orderId)
    assert.equal(await page.evaluate(() => window.history.state.page.byteLength), 0)
    await page.goBack()
    await page.getByText(SHIPPING.address).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: `Order no. ${orderId}` }).waitFor()
    await page.goForward()
    await page.getByText(SHIPPING.address).waitFor()
    assert.deepEqual(problemsOf(page), [])
    await page.goForward()
    await logOut(page)
    assert.deepEqual(await leftOf(member, page), [])
  })

  test('[L-19] what was encrypted before a login cannot be read after it', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'en' })
    const stranger = 'stranger@example.test'
    const page = await openPage(browser, { path: `/reset-password/token?email=${stranger}` })
    const keyNow = () => page.evaluate(() => sessionStorage.getItem('historyKey'))
    await page.waitForFunction(() => window.history.state?.page instanceof ArrayBuffer)
    const before = await keyNow()
    await page.locator('header').getByRole('link', { name: 'Mesterpont' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/belepes')
    await page.getByLabel('E-mail').fill(member.email)
    await page.getByLabel('Password').first().fill(TEST_PASSWORD)
    await page.locator('main button[type=submit]').click()
    await page.waitForFunction(() => window.history.state?.page instanceof ArrayBuffer)
    assert.isNotNull(before)
    assert.notEqual(await keyNow(), before)
  })

  test('[L-19] a page the browser had put away whole leaves where the session ended meanwhile', async ({
    assert,
    browser,
  }) => {
    const { member } = await given()
    const own = () => sessionStorage.removeItem('history-owner')
    const other = () => localStorage.removeItem('scanning-member')
    for (const [isPersisted, end] of [
      [true, undefined],
      [false, own],
      [true, own],
      [true, other],
    ] as const) {
      const page = await openPage(browser, { path: '/profil', member })
      if (end) await page.context().clearCookies()
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      )
      if (end) await page.evaluate(end)
      await page.evaluate(
        (persisted) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })),
        isPersisted
      )
      if (isPersisted && end) {
        await page.waitForURL('**/belepes')
        await settled(page)
        assert.notInclude(await toldBy(page), member.email)
      } else {
        await page.waitForTimeout(SETTLES_MS)
        assert.equal(new URL(page.url()).pathname, '/profil')
        assert.isFalse(await page.evaluate('document.body.hidden'))
      }
      await page.context().close()
    }
  })

  test('[L-19] a browser that puts pages away whole brings none back after a logout in another tab', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchKeepingBrowser()
    cleanup(() => browser.close())
    const { member } = await given()
    const page = await openPage(browser, { path: '/profil', member })
    // Another site, as far as the browser knows.
    await page.evaluate(
      (to) => window.location.assign(to),
      `${baseUrl().replace('127.0.0.1', 'localhost')}/kapcsolat`
    )
    await page.waitForURL('**/kapcsolat')
    const other = await page.context().newPage()
    await other.goto('/profil')
    await logOut(other)
    // The driver would wait for a page that loads; one that was put away does not.
    await page.evaluate(() => window.history.back())
    await page.waitForURL('**/belepes')
    await settled(page)
    assert.notInclude(await toldBy(page), member.email)
    await page.context().close()
  })

  test('[G-62] a browser without the history API is told in the console', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, {
      path: '/kapcsolat',
      width: 1280,
      prepare: (one) => one.addInitScript('delete History.prototype.pushState'),
    })
    assert.include(problemsOf(page).join(), 'no history')
    await followByLoad(page, assert)
  })

  test('[G-62] [G-26] where no state can be kept that is told in the console, and links lead on by loading', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, {
      path: '/kapcsolat',
      width: 1280,
      prepare: (one) =>
        one.addInitScript(`History.prototype.pushState = History.prototype.replaceState = () => {
          throw new DOMException('could not be cloned', 'DataCloneError')
        }`),
    })
    await followByLoad(page, assert)
    assert.include(problemsOf(page).join(), 'could not be cloned')
  })

  test('[G-62] a state is cloned first; only what stays unclonable is not kept, and its address is loaded', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/kapcsolat' })
    await layAtHand(page)
    // The browser itself clones neither of them.
    await page.evaluate("pushWith('/gyik?kept=1', new Proxy({ figure: 7 }, {}))")
    await page.waitForURL((url) => url.search === '?kept=1')
    assert.deepEqual(await page.evaluate('history.state.page.props.given'), { figure: 7 })
    assert.deepEqual(problemsOf(page), [])
    await page.evaluate("pushWith('/gyik?kept=no', () => 7)")
    await page.waitForURL((url) => url.search === '?kept=no')
    await settled(page)
    assert.include(problemsOf(page).join(), 'could not be cloned')
    assert.equal(await page.evaluate('history.state.page.component'), 'content/faq')
    assert.equal(await page.evaluate('typeof pushWith'), 'undefined')
  })

  test('[G-62] an unreadable state is told in the console, and the page is asked for anew', async ({
    assert,
    browser,
  }) => {
    const { member } = await given()
    const page = await openPage(browser, { path: '/profil', member })
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.locator('header').getByRole('link', { name: 'Mesterpont' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.evaluate(() =>
      sessionStorage.setItem('historyKey', JSON.stringify(Array(32).fill(7)))
    )
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/profil')
    await page.goBack()
    await asked
    await page.locator('main').getByRole('button', { name: 'Log out' }).waitFor()
    assert.include(told.join(), 'cannot be read')
  })

  test('[G-14] the entry of a guest page says which page it is', async ({ assert, browser }) => {
    const page = await openPage(browser, { path: '/gyik', height: 500 })
    await layAtHand(page)
    await page.evaluate("void shopNavigation.router.visit('/kapcsolat?a=b')")
    await page.waitForURL('**/kapcsolat?a=b')
    await page.mouse.wheel(0, 120)
    await page.waitForFunction(() => window.history.state.documentScrollPosition?.top === 120)
    const { page: shown, ...place } = await page.evaluate(() => window.history.state)
    assert.equal(shown.url, '/kapcsolat?a=b')
    assert.equal(shown.component, 'content/page')
    assert.equal(shown.props.page.slug, 'kapcsolat')
    assert.equal(shown.version, assetsVersion())
    assert.isNull(shown.props.dialog)
    assert.deepEqual(shown.rememberedState, {})
    assert.property(place, 'scrollRegions')
    assert.deepEqual(place.documentScrollPosition, { top: 120, left: 0 })
  })
})
