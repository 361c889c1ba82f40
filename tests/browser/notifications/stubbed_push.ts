import type { Browser, Page, Response } from 'playwright'
import { openPage, type OpenedPage } from '#tests/support/browser'
import type { PushBrowser } from '#tests/support/push_browser'

/** What a browser with a push service would do, told by the page: the one of the tests has none. */
export interface StubbedPush {
  permission: NotificationPermission
  subscription: ReturnType<() => PushBrowser['subscription']> | null
  /** The next ones, in order. */
  coming: PushBrowser['subscription'][]
  asked: { hadGesture: boolean }[]
  keys: unknown[]
  unsubscribed: string[]
}

/** Run before the scripts of each document; what was done survives in the tab. */
export function stubPush(given: Partial<StubbedPush>) {
  const fresh = {
    permission: 'default',
    subscription: null,
    coming: [],
    asked: [],
    keys: [],
    unsubscribed: [],
  }
  const state: StubbedPush = { ...fresh, ...given, ...JSON.parse(window.name || '{}') }
  const keep = () => (window.name = JSON.stringify(state))
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0)
    )
  const wrapped = () => {
    const told = state.subscription
    if (!told) return null
    return {
      endpoint: told.endpoint,
      options: { applicationServerKey: bytes(String(state.keys.at(-1))).buffer },
      getKey: (name: 'auth') => bytes(told.keys[name]).buffer,
      toJSON: () => told,
      unsubscribe: async () => {
        state.unsubscribed.push(told.endpoint)
        state.subscription = null
        keep()
        return true
      },
    }
  }
  Object.defineProperty(Notification, 'permission', { get: () => state.permission })
  Notification.requestPermission = async () => {
    state.asked.push({ hadGesture: navigator.userActivation.isActive })
    state.permission = 'granted'
    keep()
    return 'granted'
  }
  PushManager.prototype.getSubscription = async () => wrapped() as never
  PushManager.prototype.subscribe = async (options) => {
    state.keys.push(options?.applicationServerKey)
    state.subscription = state.coming.shift()!
    keep()
    return wrapped() as never
  }
  Object.assign(window, { pushed: state })
}

/** What became of it. */
export const stateOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { pushed: StubbedPush }).pushed)

/** Waits until the shop was told of a subscription. */
export const isTold = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/notifications/push/subscribe') && answer.status() === 201
  )

/**
 * Opens a page of such a browser. `isKept` waits until the part that keeps a browser subscribed has come and run: the page asks for
 * it in a quiet moment.
 */
export async function openWithPush(
  browser: Browser,
  opened: OpenedPage,
  given: Partial<StubbedPush> = {}
) {
  let comes: Promise<Response> | undefined
  const prepare = async (page: Page) => {
    await opened.prepare?.(page)
    await page.addInitScript(stubPush, given)
    comes = page.waitForResponse((answer) => answer.url().includes('/assets/keep_push-'))
    comes.catch(() => {})
  }
  const context = { serviceWorkers: 'allow' as const }
  const page = await openPage(browser, { ...opened, context, prepare })
  const isKept = async () => {
    // The same module once more, after who asked for it first.
    await page.evaluate(`import('${(await comes!).url()}').then(() => null)`)
  }
  return { page, isKept }
}
