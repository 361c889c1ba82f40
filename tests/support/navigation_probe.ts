import { readFileSync } from 'node:fs'
import type { Group } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import type { Browser, Page, Request } from 'playwright'
import { openPage } from './browser.js'

/** A page of guests that is the same for everybody. */
export const AT = '/gyik'
const HEIGHT = 300

/** Where the build put the file that lays the navigation of a page at hand. */
export function windowFile(): string {
  const manifest = readFileSync(app.makePath('public/assets/.vite/manifest.json'), 'utf8')
  return '/assets/' + JSON.parse(manifest)['resources/navigation/protocol/window_access.ts'].file
}

const HOOKS =
  `initialized ready before start progress data navigating navigated mounted error success
  invalid exception abort fail after local backForward`.split(/\s+/)

/** Run before the scripts of the page: whatever its hooks and its store tell is written down in `told`. */
const listening = (file: string) => `
  window.told = [];
  document.addEventListener('readystatechange', async () => {
    await import('${file}');
    try { shopNavigation.routing.route('home') } catch ({ message }) { window.tooEarly = message }
    const { onNavigation, watchNavigation, navigation, router } = shopNavigation;
    window.refused = {};
    for (const name of ${JSON.stringify(HOOKS)}) {
      onNavigation(name, (detail) => {
        const about = detail?.because ?? (detail && 'isDialog' in detail ? detail.isDialog : undefined);
        told.push(about === undefined ? name : name + ':' + about);
        if (refused[name]) return false;
      });
    }
    window.kept = [];
    watchNavigation(() => kept.push(navigation()));
    window.visit = (url, options = {}) => new Promise((resolve) => router.visit(url, {
      ...options,
      onFinish: ({ completed, cancelled, interrupted }) => resolve({ completed, cancelled, interrupted }),
    }));
    await hears();
  }, { once: true });
`

/** One page for all tests of a group, opened by the first. */
export function navigationProbe(group: Group) {
  let page: Page | undefined
  group.teardown(async () => page?.context().close())
  return async (browser: Browser): Promise<Page> => {
    page ??= await openPage(browser, {
      path: AT,
      height: HEIGHT,
      prepare: hearFirst,
      isShared: true,
    })
    return page
  }
}

/** Has the shop begin after whoever listens to it. */
async function hearFirst(page: Page) {
  let heard = () => {}
  const hears = new Promise<void>((resolve) => (heard = resolve))
  await page.exposeFunction('hears', heard)
  await page.route('**/assets/app.en-*', async (route) => {
    await hears
    await route.continue()
  })
  await page.addInitScript(listening(windowFile()))
}

/** What the hooks have told since somebody last asked. */
export const told = (page: Page) => page.evaluate<string[]>('told.splice(0)')

/** A visit of the router to its end. @param options of Inertia, as source text */
export function visit(page: Page, url: string, options = '{}') {
  return page.evaluate<{ completed: boolean; cancelled: boolean; interrupted: boolean }>(
    `visit('${url}', ${options})`
  )
}

const POLL_MS = 10
const PATIENCE_MS = 10_000

/** Waits until an expression is true in the page; the driver's own waiting evaluates it there, which the content policy forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await page.evaluate<boolean>(expression))) {
    if (Date.now() > end) throw new Error(`Never true in the page: ${expression}`)
    await page.waitForTimeout(POLL_MS)
  }
}

/** The requests of an address that the page sends while something is done. */
export async function requestsOf(page: Page, path: string, work: () => Promise<unknown>) {
  const requests: Request[] = []
  const listen = (request: Request) => {
    if (new URL(request.url()).pathname === path) requests.push(request)
  }
  page.on('request', listen)
  await work()
  page.off('request', listen)
  return requests
}
