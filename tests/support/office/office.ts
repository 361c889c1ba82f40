import type { Browser, Page } from 'playwright'
import { axeFaults } from '../axe.js'
import { launchBrowser } from '../browser.js'
import { freshDatabase } from '../fresh_database.js'
import { runFile, startProduction } from '../processes.js'
import type { FilledOffice } from './fill_office.js'

/** A back-office beside the one of the test process, with a row in every list. */
export interface Office extends FilledOffice {
  url: string
  remove(): Promise<void>
}

/** Fills a shop and serves its production build. */
export async function givenOffice(): Promise<Office> {
  const database = await freshDatabase('')
  const { environment } = database
  const { output } = await runFile('tests/support/office/fill_office.ts', [], environment)
  const told = output.split('\n').find((line) => line.startsWith('{"cookie"'))
  if (!told) throw new Error(`The shop could not be filled: ${output}`)
  const server = await startProduction(environment)
  return {
    ...(JSON.parse(told) as FilledOffice),
    url: server.url,
    async remove() {
      await server.stop()
      await database.remove()
    },
  }
}

/** A filled back-office and a browser to walk it with, for a group of tests; `leave` ends both. */
export async function walkedOffice() {
  const office = await givenOffice()
  const browser = await launchBrowser()
  return {
    office,
    browser,
    async leave() {
      await browser.close()
      await office.remove()
    },
  }
}

/** Widths in px: the largest and the smallest that are asked for. */
const WIDTHS = [1280, 360]
const HEIGHT = 900
/** What the back-office shows while it fetches, and what it stands in. */
const FETCHING =
  '.MuiCircularProgress-root, .MuiLinearProgress-root, .MuiSkeleton-root, #react-admin-title:empty'
/** The button of the bar that changes between light and dark. */
const SCHEME_BUTTON = /dark|sötét/i
const FRAMES = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`
/** Nothing was asked for in so many ms: what was drawn last fetches nothing more. */
const QUIET_MS = 120
const PATIENCE_MS = 30_000

interface OpenedOffice {
  locale?: string
  /** Else the window stands at the entrance. */
  isIn?: boolean
  /** Of somebody else who is signed in. */
  cookie?: Office['cookie']
}

/** A window of the back-office in which one page after the other is opened without loading it anew. */
export class OfficeWindow {
  #asked = 0
  #lastAt = 0

  private constructor(readonly page: Page) {
    const isOver = () => {
      this.#asked -= 1
      this.#lastAt = Date.now()
    }
    page.on('request', () => (this.#asked += 1))
    page.on('requestfinished', isOver)
    page.on('requestfailed', isOver)
  }

  static async open(browser: Browser, office: Office, opened: OpenedOffice = {}) {
    const { url } = office
    const { locale = 'hu', isIn = true, cookie = office.cookie } = opened
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: WIDTHS[0], height: HEIGHT },
      reducedMotion: 'reduce',
      locale: locale === 'hu' ? 'hu-HU' : 'en-GB',
      serviceWorkers: 'block',
    })
    if (isIn) await context.addCookies([{ ...cookie, url, httpOnly: true }])
    await context.addInitScript(
      `if (window === window.top) localStorage.setItem('admin_locale', '${locale}')`
    )
    const window = new OfficeWindow(await context.newPage())
    await window.page.goto('/admin')
    await window.settles()
    return window
  }

  /** A window that was opened otherwise, and fetches nothing now. */
  static around(page: Page): OfficeWindow {
    return new OfficeWindow(page)
  }

  /** Goes to a page as a link of the back-office does. */
  async show(path: string): Promise<void> {
    await this.page.evaluate(`(() => {
      history.pushState({}, '', ${JSON.stringify(path)})
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })()`)
    await this.settles()
  }

  /** Waits until nothing is fetched and nothing stands in for it. */
  async settles(): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    const isBusy = async () => {
      if (this.#asked > 0 || Date.now() - this.#lastAt < QUIET_MS) return true
      return (await this.page.locator(FETCHING).count()) > 0
    }
    await this.page.evaluate(FRAMES)
    while ((await isBusy()) && Date.now() < end) await this.page.waitForTimeout(20)
    await this.page.evaluate(FRAMES)
  }

  /**
   * What is wrong with the page in the window, at both widths; in light and dark where there is a button for it. The window keeps the
   * width at which it ends, and the next page begins there: each change is laid out anew.
   */
  async faults({ inBoth = true } = {}): Promise<string[]> {
    const widths = this.page.viewportSize()!.width === WIDTHS[0] ? WIDTHS : WIDTHS.toReversed()
    const found: string[] = []
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: HEIGHT })
      await this.settles()
      found.push(...(await this.#look()))
      if (!inBoth) continue
      await this.#switchScheme()
      found.push(...(await this.#look()))
    }
    return found
  }

  /** Makes the window as wide as it is at first. */
  widen() {
    return this.page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
  }

  async #look(): Promise<string[]> {
    const { width } = this.page.viewportSize()!
    const scheme = await this.scheme()
    return (await axeFaults(this.page)).map((fault) => `${width} px, ${scheme}: ${fault}`)
  }

  /** The colours that the browser draws its own parts in: light or dark. */
  scheme() {
    return this.page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme')
  }

  /** What lies over a page hides the button. */
  async #switchScheme() {
    const before = await this.scheme()
    const bar = this.page.getByRole('banner', { includeHidden: true })
    const button = bar.getByRole('button', { name: SCHEME_BUTTON, includeHidden: true })
    await button.dispatchEvent('click')
    await this.page.evaluate(FRAMES)
    if ((await this.scheme()) === before) throw new Error(`The window stays ${before}`)
  }

  close() {
    return this.page.context().close()
  }
}
