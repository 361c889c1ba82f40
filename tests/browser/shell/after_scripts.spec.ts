import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Page } from 'playwright'
import { storePicture } from '#app/media/pictures'
import { DESKTOP, isTakenOver, openPage, PHONE, takenOver } from '#tests/support/browser'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { endGames } from '#tests/support/games'
import { openWithoutScripts } from '#tests/support/held_scripts'
import { DAYS_TOLD, givenMember } from '#tests/support/members'
import { givenRunningGame } from '#tests/support/running_game'

const COLOURS = ['#0b4650', '#ffc61e', '#b00020', '#08303a']

/** A member, and the address of gifts with a picture each, among no others. */
async function givenPictures() {
  const { id: categoryId, slug } = await givenCategory()
  for (const background of COLOURS) {
    const plain = { width: 960, height: 540, channels: 3 as const, background }
    const { name } = await storePicture(await sharp({ create: plain }).png().toBuffer())
    await givenProduct({ picture: name, price: 900, categoryId })
  }
  const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
  return { member, path: `/ajandekok/${slug}` }
}

/** Everything a page asks for from now on. */
function requestsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return (ending: RegExp) => asked.filter((path) => ending.test(path))
}

const FONT = /\.woff2$/
const PICTURE = /\.avif$/
/** The first script of a page, which has the others fetched. */
const FIRST = /\/app\.fetched-.*\.js$/
/** Some of what it has fetched. */
const LATER = /\/framework-.*\.js$|\/lang\/hu\.json$/

/** How often is looked whether something was asked for, in ms. */
const ASKED_MS = 20

/** Styles that have not come by then are on a slow line, in ms. */
const LINE_IS_SLOW_MS = 200

/** In a page: the families of its fonts, and whether they are there. */
const FAMILIES = `[...document.fonts].map(({ family, status }) => [family.replaceAll('"', ''), status])
  .filter(([family]) => !family.endsWith('Fallback'))`

/** In a page: whether its own font is used for letters of Hungarian. */
const HAS_ACCENTS = `[...document.fonts].some(({ family, status, unicodeRange }) =>
  family.includes('Sofia Sans Variable') && status === 'loaded' && unicodeRange.startsWith('U+150'))`

/** What the compositor moves by itself; anything else takes a frame of the main thread each time. */
const MOVED_BESIDE = ['opacity', 'rotate', 'scale', 'transform', 'translate']

/** In a page: what the animations of its styles change. */
const ANIMATED = `(() => {
  const names = new Set()
  const read = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) [...rule].forEach(({ style }) => [...style].forEach((name) => names.add(name)))
      else if (rule.cssRules) read(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules)
  return [...names]
})()`

/** Share of a page's parts that may be drawn again within half a second of being taken over. */
const AGAIN_MOST = 0.25

interface Counted {
  /** How many parts the page has, and how many of them were drawn more than once. */
  drawn(): { parts: number; again: number }
}

/** A part of the page as React keeps it. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  /** What it was before it was drawn again. */
  alternate: Fiber | null
}

/** React tells its developer tools of each tree it has drawn, in the production build too. */
const countDrawing = (page: Page) =>
  page.addInitScript(() => {
    let root: { current: Fiber } | undefined
    const count = (fiber: Fiber | null): { parts: number; again: number } => {
      const sum = { parts: 0, again: 0 }
      for (let at = fiber; at; at = at.sibling) {
        const below = count(at.child)
        sum.parts += 1 + below.parts
        sum.again += (at.alternate ? 1 : 0) + below.again
      }
      return sum
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, drawn: typeof root) => (root ??= drawn),
        onPostCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
      drawn: () => count(root!.current),
    })
  })

interface Held {
  /** Draws what was held, and all that follows. */
  draw(): void
}

/** Holds each drawing of a page. */
function holdFrames() {
  const { requestAnimationFrame: onFrame } = window
  const held: FrameRequestCallback[] = []
  window.requestAnimationFrame = (callback) => held.push(callback)
  Object.assign(window, {
    draw() {
      window.requestAnimationFrame = onFrame
      for (const callback of held) onFrame(callback)
    },
  } satisfies Held)
}

test.group('What waits for the scripts of a page', () => {
  test('[L-20] fonts and pictures further down are fetched after the scripts, the first picture at once', async ({
    assert,
    browser,
  }) => {
    const { member, path } = await givenPictures()
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE, member })
    const asked = requestsOf(page)
    const release = await openWithoutScripts(page, path)
    const pictures = page.locator('main .art img')
    await pictures.first().waitFor()
    assert.equal(await pictures.count(), COLOURS.length)
    assert.equal(await page.locator('main .art img:visible').count(), 1)
    assert.isAtMost(asked(PICTURE).length, 1)
    assert.lengthOf(asked(FONT), 0)

    await release()
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((element) => (element as HTMLImageElement).decode())
    }
    assert.lengthOf(new Set(asked(PICTURE)), COLOURS.length)
    await page.locator('link[data-late-fonts=used]').waitFor({ state: 'attached' })
    assert.isAbove(asked(FONT).length, 0)
  })

  test('[L-20] fonts are used together, and one that cannot be had holds up no other', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    const asked = requestsOf(page)
    let refuse = () => {}
    const held = new Promise<void>((resolve) => (refuse = resolve))
    await page.route('**/sofia_sans_latin-*.woff2', async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/szulinap', { waitUntil: 'commit' })
    await takenOver(page)
    while (new Set(asked(FONT)).size < 4) await page.waitForTimeout(50)
    await page.waitForTimeout(500)
    const used = page.locator('link[data-late-fonts=used]')
    assert.equal(await used.count(), 0)
    assert.isFalse(await page.evaluate(HAS_ACCENTS))
    refuse()
    await used.waitFor({ state: 'attached' })
    assert.isTrue(await page.evaluate(HAS_ACCENTS))
  })

  test('[L-20] fonts without a letter on the page are named second, and fetched with the first letter of theirs', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    const asked = requestsOf(page)
    await page.goto('/szulinap')
    await page.locator('link[data-late-fonts=used]').waitFor({ state: 'attached' })
    const families = await page.evaluate<[string, string][]>(FAMILIES)
    // A stand-in is looked for, in each size and weight, for one that its family lacks.
    for (const [family, status] of families) {
      assert.equal(status, family.endsWith(' More') ? 'unloaded' : 'loaded', family)
    }
    const counted = families.map(([family]) => family.endsWith(' More'))
    assert.sameMembers(counted, [false, false, false, false, true, true])
    assert.deepEqual(asked(/latin_ext/), [])

    await page.locator('h1').evaluate((heading) => (heading.textContent = 'Ľubomír'))
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(' More') && status === 'loaded'
      )
    )
    assert.lengthOf(new Set(asked(/latin_ext/)), 1)
  })

  test('[L-20] what was taken over is drawn once, and not once more when nothing has changed', async ({
    assert,
    browser,
  }) => {
    const member = await givenMember({ locale: 'hu', ...DAYS_TOLD })
    const opened = { locale: 'hu', width: PHONE, prepare: countDrawing }
    for (const [path, who] of [
      ['/gyik', undefined],
      ['/profil', member],
    ] as const) {
      const page = await openPage(browser, { ...opened, path, member: who })
      await page.waitForTimeout(500)
      const { parts, again } = await page.evaluate(() => (window as unknown as Counted).drawn())
      assert.isAbove(parts, 100, path)
      assert.isBelow(again / parts, AGAIN_MOST, `${path}: ${again} of ${parts}`)
    }
  })

  test('[L-20] a page that is visited later shows what only the browser knows from its first drawing on', async ({
    assert,
    browser,
    cleanup,
  }) => {
    await givenRunningGame()
    cleanup(endGames)
    const page = await openPage(browser, { path: '/gyik', locale: 'en', width: DESKTOP })
    const shown = await page.evaluateHandle(() => {
      const texts: string[] = []
      const look = () => texts.push(document.querySelector('.countdown b')?.textContent ?? '')
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      return texts
    })
    await page.locator('.nav a[href="/szulinap"]').click()
    await page.locator('.countdown b').first().waitFor()
    const [first] = await shown.evaluate((texts) => texts.filter((text) => text !== ''))
    assert.match(first, /^\d\d$/)
  })

  test('[L-20] what moves while scripts load or a camera is read needs no frame of the main thread', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/', locale: 'hu', width: PHONE })
    const animated = await page.evaluate<string[]>(ANIMATED)
    assert.includeMembers(animated, ['opacity', 'rotate', 'transform'])
    assert.includeMembers(MOVED_BESIDE, animated)
  })

  test('[L-20] scripts and texts are asked for by the first script, which waits for no styles, and run once those are there', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    const asked = requestsOf(page)
    const hold = async (files: string) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(files, async (route) => {
        await held
        await route.continue()
      })
      return release
    }
    const [letStylesCome, letFirstCome] = [
      await hold('**/assets/app-*.css'),
      await hold('**/assets/app.fetched-*.js'),
    ]
    await page.goto('/szulinap', { waitUntil: 'commit' })
    while (asked(FIRST).length === 0) await page.waitForTimeout(50)
    await page.waitForTimeout(500)
    // From the first byte on they would take the line from the styles.
    assert.deepEqual(asked(LATER), [])
    letFirstCome()
    while (asked(LATER).length < 2) await page.waitForTimeout(50)
    await page.waitForTimeout(500)
    assert.isFalse(await isTakenOver(page))
    letStylesCome()
    await takenOver(page)
    assert.isTrue(await isTakenOver(page))
    assert.lengthOf(asked(LATER), 2)
  })

  test('[L-20] on a good line a page is drawn before its scripts are asked for, however long that takes', async ({
    assert,
    browser,
  }) => {
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE })
    const asked = requestsOf(page)
    await page.addInitScript(holdFrames)
    let letFirstCome = () => {}
    const stylesAreThere = new Promise<void>((resolve) => (letFirstCome = resolve))
    await page.route('**/assets/app.fetched-*.js', async (route) => {
      await stylesAreThere
      await route.continue()
    })
    await page.goto('/szulinap', { waitUntil: 'commit' })
    const styles = () =>
      document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null
    await page.waitForFunction(styles, null, { polling: ASKED_MS })
    letFirstCome()
    while (asked(FIRST).length === 0) await page.waitForTimeout(ASKED_MS)
    await page.waitForTimeout(LINE_IS_SLOW_MS + 300)
    assert.deepEqual(asked(LATER), [])
    await page.evaluate(() => (window as unknown as Held).draw())
    await takenOver(page)
    assert.isTrue(await isTakenOver(page))
    assert.lengthOf(asked(LATER), 2)
  })

  test('[L-20] without scripts a page has its fonts and its pictures', async ({
    assert,
    browser,
  }) => {
    const { member, path } = await givenPictures()
    let asked: ReturnType<typeof requestsOf> | undefined
    const page = await openPage(browser, {
      path,
      locale: 'hu',
      width: PHONE,
      member,
      context: { javaScriptEnabled: false },
      prepare: async (opened) => void (asked = requestsOf(opened)),
    })
    for (const picture of await page.locator('main .art img').all()) await picture.waitFor()
    assert.isAbove(asked!(FONT).length, 0)
  })

  test('[L-20] a finger on the menu fetches it while the scripts of the page are on their way', async ({
    assert,
    browser,
  }) => {
    const context = { hasTouch: true }
    const page = await openPage(browser, { path: '/gyik', locale: 'hu', width: PHONE, context })
    const asked = requestsOf(page)
    const release = await openWithoutScripts(page, '/szulinap')
    const menu = page.locator('header button[aria-haspopup=dialog]')
    // Its own small script runs after the document was drawn: pressed until it has heard, and has the links open.
    const opened = page.locator('html[data-first-menu]')
    while ((await opened.count()) === 0) await menu.tap()
    while (asked(/menu_drawer/).length === 0) await page.waitForTimeout(ASKED_MS)
    await release()
    await page.locator('[role=dialog]').waitFor()
    const drawers = asked(/\/menu_drawer/)
    assert.lengthOf(drawers, 1)
  })
})
