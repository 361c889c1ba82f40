import type { BrowserContext, Page, Request } from 'playwright'

/** What a page asks for about notifications from now on: method, address and body; visits of pages with the properties they want. */
export function notificationRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const only = request.headers()['x-inertia-partial-data']
    if (pathname.startsWith('/notifications/')) {
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim())
    } else if (request.headers()['x-inertia']) {
      asked.push(`visit ${pathname}${only ? ` ${only}` : ''}`)
    }
  })
  return asked
}

/** The streams of a browser: all it opened, and those that are open now. */
export function streamsOf(context: BrowserContext) {
  const opened: Request[] = []
  const open = new Set<Request>()
  const isStream = (request: Request) => request.url().includes('/__transmit/events')
  context.on('request', (request) => {
    if (!isStream(request)) return
    opened.push(request)
    open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // Of a tab that was closed nobody says how its requests ended.
  const openNow = () => [...open].filter((request) => !request.frame().page().isClosed())
  return { opened, openNow }
}

/** Waits until a page hears what happens: its first subscription was answered. */
export async function hearing(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/__transmit/subscribe'))
}
