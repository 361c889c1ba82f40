import { mkdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import type { Member } from '#auth'
import { findHeadlessShell } from '../../scripts/services/chromium.mjs'
import { axeFaults } from '#tests/support/axe'
import { hearPages, tellOfPages } from '#tests/support/left_pages'
import { sessionCookie } from '#tests/support/session_cookie'

/**
 * The driver's own list (a second one takes its place), and the address bar's pages: the browser would draw them
 * anew for every visitor of a test.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** The browser every machine of ours has. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

/** Asks for both typefaces, with an accented letter for the wider set, and waits for them. */
const FONTS_LOADED = `Promise.all([
  document.fonts.load('900 20px "Sofia Sans Extra Condensed Variable", "Sofia Sans Extra Condensed Variable More"', 'aő'),
  document.fonts.load('450 20px "Sofia Sans Variable", "Sofia Sans Variable More"', 'aő'),
]).then(() => document.fonts.ready).then(() => null)`

/** Widths the look is checked at, in px. */
export const PHONE = 390
export const DESKTOP = 1280

/** Run before a page's own scripts it removes what only a secure context has. */
export const INSECURE = `
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })`

/**
 * Starts a browser; who starts it closes it. A test that brings switches of its own, such as a camera's, gets the whole browser, all
 * others the one without windows.
 */
export async function launchBrowser(switches: string[] = []): Promise<Browser> {
  const args = [...SWITCHES, ...switches]
  const executablePath = switches.length ? CHROMIUM : (findHeadlessShell() ?? CHROMIUM)
  return prepared(await chromium.launch({ executablePath, args, headless: true }))
}

/** Starts a browser that keeps pages whole when somebody leaves them, as those of visitors do; the driver's own does not. */
export async function launchKeepingBrowser(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const options = { executablePath: CHROMIUM, args: SWITCHES, ignoreDefaultArgs, headless: true }
  return prepared(await chromium.launch(options))
}

const openContexts = new Set<BrowserContext>()

/**
 * @returns a function that closes what was opened since, in any browser: a page that a test has left goes on working beside all that
 * come after it. Of a test that failed it tells before what its pages were at
 */
export function closingOpened(): (hasFailed: boolean) => Promise<void> {
  const before = new Set(openContexts)
  return async (hasFailed) => {
    const opened = [...openContexts].filter((context) => !before.has(context))
    if (hasFailed) await tellOfPages(opened)
    await Promise.all(opened.map((context) => context.close()))
  }
}

function prepared(browser: Browser): Browser {
  browser.on('context', (context) => {
    openContexts.add(context)
    hearPages(context)
    context.on('close', () => openContexts.delete(context))
    context.on('page', waitForScripts)
  })
  return browser
}

/**
 * Has a page wait until scripts have taken over what the server rendered: a driver presses a button as soon as it sees it. Tests of the
 * time before open their page with `waitUntil: 'commit'`.
 */
function waitForScripts(page: Page) {
  const { goto, reload } = page
  page.goto = async (...given) => {
    const response = await goto.apply(page, given)
    if (given[1]?.waitUntil !== 'commit') await takenOver(page)
    return response
  }
  page.reload = async (...given) => {
    const response = await reload.apply(page, given)
    await takenOver(page)
    return response
  }
}

/** Who looks at what; everything has a default. */
export interface OpenedPage {
  path?: string
  /** In px. */
  width?: number
  /** In px. */
  height?: number
  /** Of a server besides the one of this process. */
  origin?: string
  /** The visitor's choice of language; a member's own one goes before it. */
  locale?: string
  /** Logged in as this member. */
  member?: Member
  /** What was answered about measuring before; `asked` for whoever has not answered yet. */
  measuring?: 'granted' | 'denied' | 'asked'
  context?: BrowserContextOptions
  /** Left open for the tests after this one; who opens it closes it. */
  isShared?: boolean
  /** What is done with the empty page before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * Opens a page in a context of its own and waits until it is drawn. It is closed at the end of its test or, opened in the setup of a
 * group, by that group; what it complained about is in {@link problemsOf}.
 */
export async function openPage(browser: Browser, opened: OpenedPage = {}): Promise<Page> {
  const { path = '/', width = PHONE, height = 844, locale = 'en', origin = baseUrl() } = opened
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: locale === 'hu' ? 'hu-HU' : 'en-GB',
    // Requests a service worker answers cannot be watched; the tests of the worker allow it.
    serviceWorkers: 'block',
    ...opened.context,
  })
  if (opened.isShared) openContexts.delete(context)
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  if (opened.member) {
    const cookie = await sessionCookie(opened.member)
    await context.addCookies([{ ...cookie, url: origin, httpOnly: true }])
  }
  const { measuring = 'denied' } = opened
  if (measuring !== 'asked') {
    await context.addCookies([{ name: 'measuring', value: measuring, url: origin }])
  }
  const page = await context.newPage()
  hearProblems(page)
  await opened.prepare?.(page)
  if (opened.context?.javaScriptEnabled === false) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main h1').waitFor()
    return page
  }
  await page.goto(path)
  await settled(page)
  return page
}

/** Where the server of this test process listens. */
export function baseUrl(): string {
  return `http://${process.env.HOST}:${process.env.PORT}`
}

/** Waits until the page is drawn and its fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1, main [data-ready]', { state: 'attached' })
  await takenOver(page)
  await fontsUsed(page)
  await page.evaluate(FONTS_LOADED)
}

/** A shop whose scripts never come uses its fonts for print alone, and is looked at all the same. */
async function fontsUsed(page: Page): Promise<void> {
  const unused = page.locator('link[data-late-fonts=""]')
  await unused.waitFor({ state: 'detached', timeout: PATIENCE_MS }).catch(() => {})
}

/**
 * Whether scripts have taken over what the server rendered, in the page: from then on its elements belong to React, which marks
 * them. Pages that are no part of the shop, and browsers without scripts, have nothing to wait for.
 */
const TAKEN_OVER = `(() => {
  const shop = document.getElementById('app')
  const main = shop?.querySelector('main')
  if (document.readyState === 'loading') return false
  return !shop || (!!main && Object.keys(main).some((key) => key.startsWith('__reactProps')))
})()`

const POLL_MS = 10

/** A page whose scripts never come is looked at all the same. */
const PATIENCE_MS = 5000

/** Whether the page reacts to whoever touches it. */
export const isTakenOver = (page: Page) => page.evaluate<boolean>(TAKEN_OVER)

/** Waits until it does. */
export async function takenOver(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  // The driver's own waiting evaluates text in the page, which the content policy forbids. While another page comes, there is
  // none to ask.
  const isDone = () => isTakenOver(page).catch(() => page.isClosed())
  while (!(await isDone()) && Date.now() < end) await page.waitForTimeout(POLL_MS)
}

const problems = new WeakMap<Page, string[]>()

/** Errors in the console, thrown errors and refused content, in order. */
export function problemsOf(page: Page): string[] {
  return problems.get(page) ?? []
}

/** Has a page that was opened in another way than by {@link openPage} write down what it complains about. */
export function hearProblems(page: Page): void {
  const list: string[] = []
  problems.set(page, list)
  page.on('pageerror', (error) => list.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`${message.text()} ${message.location().url}`)
  })
}

/** What the accessibility check finds. */
export const accessibilityFaults = (page: Page): Promise<string[]> => axeFaults(page)

/** Keeps a picture of the page in tmp/screenshots for whoever runs a suite by hand; nobody looks at those of `npm test`. */
export async function screenshot(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.TEST_COUNTS_FILE) return
  const folder = app.makePath('tmp/screenshots')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage })
}

/** Whether the page can be moved sideways; it never should. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth'
  )
}
