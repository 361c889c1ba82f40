import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openPage } from '#tests/support/browser'
import { frontOfShop, type Front } from '#tests/support/front'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { rawAnswer } from '#tests/support/raw_answer'
import { sessionCookie } from '#tests/support/session_cookie'

/** Bytes on the line that a phone keeps without the scanner. */
const KEPT_BYTES_MAX = 250_000
/** Fonts come this late, in ms, and the load event with them. */
const LATE_MS = 1500

/** A page has been there so long before anything is kept, in ms. */
const SETTLED_MS = 5000

const context = { serviceWorkers: 'allow' as const }
const lineIs = (line: object) =>
  `Object.defineProperty(Navigator.prototype, 'connection', { value: ${JSON.stringify(line)} })`
const BAD_LINE = lineIs({ effectiveType: '3g', saveData: false })

/** What is in the cache, once it holds what is wanted. */
async function keptFiles(page: Page, part: 'page' | 'scanner'): Promise<string[]> {
  await page.waitForFunction(
    (end) => localStorage.getItem('scan-page-kept')?.endsWith(end),
    `:${part}`
  )
  return page.evaluate(async () => {
    const cache = await caches.open('scan-page')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** Logs a new member in where the shop stands behind another server. */
async function logIn(page: Page, front: Front) {
  const cookie = await sessionCookie(await givenMember(DAYS_TOLD))
  await page.context().addCookies([{ ...cookie, url: front.url, httpOnly: true }])
}

/** What they weigh on the line. */
async function bytesOf(paths: string[]): Promise<number> {
  const accepted = { 'accept-encoding': 'br, gzip', 'accept': 'text/html' }
  const answers = paths.map((path) =>
    rawAnswer(path === '/qr-code' ? '/qr-code/shell/hu' : path, accepted)
  )
  return (await Promise.all(answers)).reduce((sum, { body }) => sum + body.length, 0)
}

const isScanner = (path: string) => /\/scanner_dialog-|worker|\.wasm$/.test(path)

test.group('What a phone keeps of the scanner', () => {
  test('[Q-02] a first visit keeps little; camera and decoders come once the scanner was opened', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ ...DAYS_TOLD, locale: 'hu' })
    const prepare = (page: Page) => page.addInitScript(BAD_LINE)
    const page = await openPage(browser, { path: '/profil', member, context, prepare })
    const first = await keptFiles(page, 'page')
    assert.include(first, '/qr-code')
    assert.deepEqual(first.filter(isScanner), [])
    assert.isAtMost(await bytesOf(first), KEPT_BYTES_MAX)

    await page.goto('/qr-code')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Kamera megnyitása' }).click()
    await page.getByRole('dialog').getByText('A beolvasó még nincs meg ezen a telefonon').waitFor()
    await page.keyboard.press('Escape')
    await page.context().setOffline(false)

    // With the network back the same page opens it.
    await page.getByRole('button', { name: 'Kamera megnyitása' }).click()
    const all = await keptFiles(page, 'scanner')
    for (const kind of [/\/scanner_dialog-/, /worker/, /\.wasm$/]) {
      assert.isTrue(
        all.some((path) => kind.test(path)),
        String(kind)
      )
    }
    assert.includeMembers(all, first)
    await page.goto('/profil')
    await page.waitForTimeout(LATE_MS)
    assert.sameMembers(await keptFiles(page, 'scanner'), all)
  })

  test('on a good line the scanner is kept at once, but not against the wish to save data', async ({
    assert,
    browser,
  }) => {
    for (const [line, part] of [
      [{ effectiveType: '4g', saveData: false }, 'scanner'],
      [{ effectiveType: '4g', saveData: true }, 'page'],
    ] as const) {
      const member = await givenMember(DAYS_TOLD)
      const prepare = (page: Page) => page.addInitScript(lineIs(line))
      const page = await openPage(browser, { path: '/profil', member, context, prepare })
      assert.equal((await keptFiles(page, part)).some(isScanner), part === 'scanner')
      await page.context().close()
    }
  })

  test('nothing of it is asked for before the page has been there for a while, and by the worker', async ({
    assert,
    browser,
  }) => {
    const front = await frontOfShop()
    // The page is not loaded before its styles are.
    front.holdBack(/app-[^/]*\.css$/, LATE_MS)
    let loadedAt = Infinity
    const askedByPage: string[] = []
    const prepare = async (page: Page) => {
      await logIn(page, front)
      page.on('load', () => (loadedAt = Date.now()))
      page.on('request', (request) => askedByPage.push(new URL(request.url()).pathname))
    }
    const path = `${front.url}/profil`
    const page = await openPage(browser, { path, context, prepare })
    const kept = await keptFiles(page, 'scanner')
    assert.isAbove(kept.filter(isScanner).length, 2)
    assert.deepEqual(askedByPage.filter(isScanner), [])
    const ofWorker = front.asked.filter(
      ({ path }) => /^\/(sw\.js|qr-code\/shell)/.test(path) || isScanner(path)
    )
    assert.isAbove(ofWorker.length, 4)
    const [styles] = front.asked.filter(({ path }) => /app-[^/]*\.css$/.test(path))
    assert.isAtLeast(loadedAt, styles.at + LATE_MS)
    for (const { path, at } of ofWorker) {
      assert.isAtLeast(at, loadedAt + SETTLED_MS - CLOCKS_MS, path)
    }
    await page.context().close()
    front.close()
  })

  test('a scanner of which a file is missing is not kept, and the next page tries again', async ({
    assert,
    browser,
  }) => {
    const front = await frontOfShop()
    const admit = front.refuse(/\.wasm$/)
    let told: Promise<unknown> | undefined
    const prepare = async (page: Page) => {
      await logIn(page, front)
      told = page.waitForEvent('console', (message) =>
        message.text().startsWith('The scanner could not be kept for later')
      )
    }
    const page = await openPage(browser, { path: `${front.url}/profil`, context, prepare })
    await told
    const kept = () => localStorage.getItem('scan-page-kept')
    const scanner = async () => (await caches.match('/qr-code')) !== undefined
    assert.deepEqual([await page.evaluate(kept), await page.evaluate(scanner)], [null, false])
    admit()
    await page.reload()
    assert.include(await keptFiles(page, 'scanner'), '/qr-code')
    await page.context().close()
    front.close()
  })

  test('a new version waits until no page of the old one is open', async ({ assert, browser }) => {
    const front = await frontOfShop()
    const prepare = (page: Page) => logIn(page, front)
    const page = await openPage(browser, { path: `${front.url}/profil`, context, prepare })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.title = 'taken over'
      })
    })
    front.append('/sw.js', '\n// A later version')
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await page.waitForFunction(async () => {
      return (await navigator.serviceWorker.ready).waiting !== null
    })
    await page.goto(`${front.url}/`)
    const isWaiting = () =>
      navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)
    assert.isTrue(await page.evaluate(isWaiting), 'the page of the tab is never gone')
    assert.notEqual(await page.title(), 'taken over')

    const { context: own } = { context: page.context() }
    await page.close()
    const next = await own.newPage()
    await next.goto(`${front.url}/`)
    await next.waitForFunction(isNewOne)
    await own.close()
    front.close()
  })

  test('a network that leads nowhere opens the kept page once, and it stays', async ({
    assert,
    browser,
  }) => {
    const front = await frontOfShop()
    const prepare = (page: Page) => logIn(page, front)
    const page = await openPage(browser, { path: `${front.url}/profil`, context, prepare })
    await keptFiles(page, 'scanner')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    front.close()
    let documents = 0
    page.on('domcontentloaded', () => documents++)
    await page.goto(`${front.url}/qr-code`)
    await page.getByLabel('Type the code').waitFor()
    assert.isTrue(await page.evaluate(() => navigator.onLine))
    await page.waitForTimeout(LATE_MS)
    assert.equal(documents, 1)
  })
})

/** The clock of the browser's events and ours, in ms. */
const CLOCKS_MS = 50

/** In the page: nobody waits any more, and the page is in the hands of a worker. */
async function isNewOne() {
  const { waiting, active } = await navigator.serviceWorker.ready
  return waiting === null && active !== null && navigator.serviceWorker.controller === active
}
