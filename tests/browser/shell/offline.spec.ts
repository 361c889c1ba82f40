import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults, openPage, screenshot, scrollsSideways } from '#tests/support/browser'
import { looks } from '#tests/support/looks'
import { DAYS_TOLD, givenMember } from '#tests/support/members'

const context = { serviceWorkers: 'allow' as const }
const AGAIN = { en: 'Try again', hu: 'Újra megpróbálom' }
const TITLE = { en: 'No network', hu: 'Nincs hálózat' }

/** Waits until the browser keeps what it needs without a network, and a worker looks after its pages. */
async function untilKept(page: Page) {
  await until(page, async () => {
    if (!navigator.serviceWorker.controller) return false
    if (!localStorage.getItem('scan-page-kept')) return false
    return (await caches.match('/offline')) !== undefined
  })
}

/** The driver's own waiting takes a promise for an answer. */
async function until(page: Page, isSo: () => Promise<boolean>) {
  while (!(await page.evaluate(isSo))) await page.waitForTimeout(20)
}

/** What lies in the caches of the browser: by name the addresses, and all texts. */
function cached(page: Page) {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    let text = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      found[name] = []
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        found[name].push(pathname + search)
        const answer = await cache.match(request)
        if (!pathname.startsWith('/assets/')) text += await answer!.text()
      }
    }
    return { found, text }
  })
}

test.group('Without a network', () => {
  test('every page says so in the language of the reader, and comes back when tried again', async ({
    assert,
    browser,
  }) => {
    for (const look of looks([390, 1280])) {
      const { locale } = look
      const member = await givenMember({ ...DAYS_TOLD, locale })
      const page = await openPage(browser, { path: '/gyik', member, context, ...look })
      await untilKept(page)
      await page.context().setOffline(true)
      await page.goto('/rendelesek')
      await page.getByRole('heading', { name: TITLE[locale] }).waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), locale)
      assert.match(page.url(), /\/rendelesek$/)
      assert.isFalse(await scrollsSideways(page))
      assert.deepEqual(await accessibilityFaults(page), [])
      await screenshot(page, `offline_${locale}_${look.width}`)
      // Tried in vain it says the same.
      const tried = page.waitForEvent('domcontentloaded')
      await page.getByRole('link', { name: AGAIN[locale] }).click()
      await tried
      await page.getByRole('heading', { name: TITLE[locale] }).waitFor()
      const scanner = page.locator('a[href="/qr-code"]')
      assert.isTrue(await scanner.isVisible())
      // The network comes back, and the page by itself.
      await page.context().setOffline(false)
      await page.locator('main#content').waitFor()
      assert.match(page.url(), /\/rendelesek$/)
      await page.context().close()
    }
  })

  test('only files of the build and two pages of nobody are kept; after a logout nothing of a member is', async ({
    assert,
    browser,
  }) => {
    const lastName = 'Titokszegi'
    const member = await givenMember({ ...DAYS_TOLD, locale: 'hu', lastName })
    const page = await openPage(browser, { path: '/profil', member, context })
    await untilKept(page)
    for (const path of ['/rendelesek', '/ertesitesek', '/ajandekok', '/profil']) {
      await page.goto(path)
      await page.locator('main#content').waitFor()
    }
    const ofNobody = (paths: string[]) =>
      paths.filter((path) => !/^\/(assets|lang|icons)\/|^\/(qr-code|offline)$/.test(path))
    const before = await cached(page)
    assert.deepEqual(ofNobody(before.found['scan-page']), [])
    // The mark by which the worker knows whose messages these are, where there is one.
    assert.includeMembers(['push', 'scan-page'], Object.keys(before.found))
    for (const secret of [lastName, member.email, member.phone]) {
      assert.notInclude(before.text, secret)
    }
    // As it is where the browser takes messages.
    await page.evaluate(async () => {
      const cache = await caches.open('push')
      await cache.put('/push-member', new Response('mark-of-member'))
      await cache.put('/push-newest', new Response('{"order:812":7}'))
    })
    await page.locator('main').getByRole('button', { name: 'Kilépés', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await until(page, async () => !(await caches.has('push')))
    const after = await cached(page)
    assert.deepEqual(Object.values(after.found).flatMap(ofNobody), [])
    for (const secret of [lastName, member.email, member.phone, 'mark-of-member']) {
      assert.notInclude(after.text, secret)
    }
  })
})
