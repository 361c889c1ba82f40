import i18nManager from '@adonisjs/i18n/services/main'
import type { Browser, Page } from 'playwright'
import { baseUrl, openPage, problemsOf, settled } from '#tests/support/browser'
import { canvasCamera } from '#tests/support/canvas_camera'
import { registrationCookie } from '#tests/support/session_cookie'
import { awaitsDialog } from './acts.js'
import { faultsOf } from './faults.js'
import type { Locale, Scene, Stage, Who } from './scene.js'
import type { World } from './world.js'

/** Who has a session of a member in each of the roles. */
const LOGGED_IN: Who[] = ['member', 'fresh', 'giver', 'gatherer', 'cellar', 'buyer']
const REGISTERING: Who[] = ['unverified', 'newcomer']

/** Remembers which page is shown, or over it: what is known of it otherwise is sealed for members. */
const COMPONENT_NOTED = `document.addEventListener('inertia:navigate', ({ detail }) => {
  window.shownComponent = detail.page.props.dialog?.component ?? detail.page.component
})`

/** Whether a drawer or a dialog is open; a toast is one by its role alone. */
const HAS_SOMETHING_OVER = `!!document.querySelector('[role=dialog]:not(.toast), dialog[open]')`

/** Whether an error is headed as it should be. */
async function titleFaults({ page, t }: Stage, titled: string): Promise<string[]> {
  const title = t(`error_page.${titled}.title`)
  const shown = await page.locator('main h1').textContent()
  return shown === title ? [] : [`is headed ${shown}, not ${title}`]
}

/** Opens scenes one after another, each visitor in a window of its own that is kept. */
export class Sweep {
  #pages = new Map<string, Page>()

  constructor(
    readonly world: World,
    readonly browser: Browser
  ) {}

  /** Brings a page into the state of a scene. */
  async show(scene: Scene, locale: Locale): Promise<Stage> {
    const page = await this.#pageOf(scene.as, locale)
    const i18n = i18nManager.locale(locale)
    const t: Stage['t'] = (key, values) => i18n.t(key, values)
    const stage = { page, locale, world: this.world, t }
    await page.context().setOffline(false)
    await page.unrouteAll()
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(scene.path(this.world, locale))
    await settled(page)
    await scene.act?.(stage)
    await settled(page)
    return stage
  }

  /** What is wrong with a scene; a state that was not reached is wrong as well. */
  async faultsOf(scene: Scene, locale: Locale): Promise<string[]> {
    const known = problemsOf(await this.#pageOf(scene.as, locale)).length
    const stage = await this.show(scene, locale).catch((error: Error) => error)
    if (stage instanceof Error) return [`${locale}, is not reached: ${stage.message}`]
    const { page } = stage
    const shown = await page.evaluate("window.shownComponent ?? ''")
    const faults = shown === scene.page ? [] : [`shows ${shown}, not ${scene.page}`]
    if (scene.titled) faults.push(...(await titleFaults(stage, scene.titled)))
    faults.push(...(await faultsOf(page)))
    // Where it went away on the way, less was looked at than was meant.
    const isOver = await page.evaluate(HAS_SOMETHING_OVER)
    if (isOver !== Boolean(scene.over))
      faults.push(`has ${isOver ? 'something' : 'nothing'} over it`)
    if (scene.toast && !(await page.locator('.toast').count())) faults.push('has no toast any more')
    // What is refused or fails by intent is told in the console as well.
    const isOrdinary =
      (!scene.act || scene.act === awaitsDialog) && !['content/error', ''].includes(scene.page)
    if (isOrdinary) faults.push(...problemsOf(page).slice(known))
    return faults.map((fault) => `${locale}, ${fault}`)
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
  }

  async #pageOf(who: Who, locale: Locale): Promise<Page> {
    const key = `${who} ${locale}`
    const page = this.#pages.get(key) ?? (await this.#open(who, locale))
    this.#pages.set(key, page)
    return page
  }

  async #open(who: Who, locale: Locale): Promise<Page> {
    const visitors = this.world.visitors[locale]
    const member = LOGGED_IN.includes(who) ? visitors[who as 'member'] : undefined
    const measuring = who === 'asked' ? ('asked' as const) : ('denied' as const)
    const prepare = async (page: Page) => {
      await page.context().addInitScript(COMPONENT_NOTED)
      await page.context().addInitScript(canvasCamera('nothing', { width: 720, height: 1280 }))
      if (!REGISTERING.includes(who)) return
      const cookie = await registrationCookie(visitors[who as 'newcomer'].id)
      await page.context().addCookies([{ ...cookie, url: baseUrl(), httpOnly: true }])
    }
    const opened = { path: '/gyik', locale, member, measuring, prepare, isShared: true }
    return openPage(this.browser, opened)
  }
}
