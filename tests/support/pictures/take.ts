import type { Browser, BrowserContext, Page } from 'playwright'
import { hearProblems, problemsOf, settled, takenOver } from '../browser.js'
import { fontsOfMachine } from './fonts_of_machine.js'
import { MOMENT } from './moment.js'
import type { Onlooker, Screen } from './screens.js'
import type { PicturedShop } from './shop.js'

/** A language and a window, in px; the windows are tall, so that most of a page is in the picture. */
export interface View {
  locale: 'hu' | 'en'
  width: number
  height: number
  /** Pixels of a picture for one of the page. */
  scale?: number
}

/** Both languages on a phone and on a desk. */
export const VIEWS: View[] = (['hu', 'en'] as const).flatMap((locale) => [
  { locale, width: 390, height: 1400 },
  { locale, width: 1280, height: 1200 },
])

/** Whether every picture in the window is drawn; lazy ones below it are not asked for. */
const PICTURES_DRAWN = `Promise.all([...document.images]
  .filter((one) => one.getBoundingClientRect().top < innerHeight && one.checkVisibility())
  .map((one) => one.decode().catch(() => {})))
  .then(() => document.fonts.ready)
  .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  .then(() => null)`

const FONTS_THERE = 'document.fonts.ready.then(() => null)'

/** What a page says beside its contents: refusals, toasts, questions. */
const SPOKEN = '[role=alert], [role=status], [role=dialog]'

/** A picture that is still not the same after so many ms is taken as it is. */
const RESTLESS_MS = 40_000

/** A window of the shop in which one page after the other is pictured. */
export class Camera {
  #page?: Page
  #context?: BrowserContext
  #who?: Onlooker

  constructor(
    private browser: Browser,
    private shop: PicturedShop,
    private view: View
  ) {}

  /** Opens a screen and waits until it is whole. */
  async show(screen: Screen): Promise<void> {
    const page = await this.#pageOf(screen.who)
    const { path } = screen
    await page.goto(typeof path === 'string' ? path : path(this.shop))
    if (screen.who === 'staff') await officeSettled(page)
    else await settled(page)
    await screen.act?.(page)
    if (screen.awaits) await page.locator(screen.awaits).first().waitFor()
    await takenOver(page)
    await page.evaluate(PICTURES_DRAWN)
  }

  /** A picture of what is shown, as PNG. */
  take(): Promise<Buffer> {
    return this.#page!.screenshot({ animations: 'disabled', caret: 'hide' })
  }

  /** The first picture that satisfies, or else the last before patience ends. */
  async takeUntil(isRight: (picture: Buffer) => Promise<boolean>): Promise<Buffer> {
    const end = Date.now() + RESTLESS_MS
    let picture = await this.take()
    while (!(await isRight(picture)) && Date.now() < end) picture = await this.take()
    return picture
  }

  /** A picture that is the same when it is taken once more. */
  takeAtRest(): Promise<Buffer> {
    let before = Buffer.alloc(0)
    return this.takeUntil(async (picture) => {
      const isSame = picture.equals(before)
      before = picture as typeof before
      return isSame
    })
  }

  /** Fonts of the machine that letters of the shop are drawn with: another machine has others. The back-office is not asked. */
  async fontsOfMachine(): Promise<string[]> {
    return this.#who === 'staff' ? [] : fontsOfMachine(this.#page!)
  }

  /** Errors of the page since it was opened, and what it says to whoever looks at it beside its contents. */
  async complaints(): Promise<string> {
    const spoken = await this.#page!.locator(SPOKEN).allInnerTexts()
    return [...problemsOf(this.#page!), ...spoken].join('; ')
  }

  async close(): Promise<void> {
    await this.#context?.close()
  }

  async #pageOf(who: Onlooker): Promise<Page> {
    if (this.#page && this.#who === who) return this.#page
    await this.#context?.close()
    const { locale, width, height, scale = 1 } = this.view
    const { url } = this.shop
    const context = await this.browser.newContext({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      timezoneId: 'Europe/Budapest',
      locale: locale === 'hu' ? 'hu-HU' : 'en-GB',
      serviceWorkers: 'block',
    })
    await context.addCookies([
      { name: 'locale', value: locale, url },
      { name: 'measuring', value: 'denied', url },
      ...(who === 'guest' ? [] : [{ ...this.shop[who], url, httpOnly: true }]),
    ])
    await context.addInitScript(
      `if (window === window.top) localStorage.setItem('admin_locale', '${locale}')`
    )
    await context.clock.setFixedTime(MOMENT)
    this.#context = context
    this.#who = who
    this.#page = await context.newPage()
    hearProblems(this.#page)
    return this.#page
  }
}

/** What the back-office shows while it fetches, and what it stands in. */
const FETCHING = '.MuiCircularProgress-root, .MuiLinearProgress-root, .MuiSkeleton-root'

/** The back-office draws what it has fetched, and fetches more by what it drew; a picture that stays the same is the last. */
async function officeSettled(page: Page): Promise<void> {
  await page.locator('#main-content :is(h1, h2, table, a)').first().waitFor({ state: 'attached' })
  await page.evaluate(FONTS_THERE)
  await page.locator(FETCHING).first().waitFor({ state: 'detached' })
}
