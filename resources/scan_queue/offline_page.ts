/** The service worker of the shop answers from this cache when the network does not. */
const CACHE = 'scan-page'
const PAGE = '/qr-code'
/** Which build and language are kept, so that a page does not fetch them again. */
const KEPT = 'scan-page-kept'

/**
 * Keeps the empty scanner page with everything it loads, so that it opens in a cellar. Nothing of
 * a member is in it: it is asked for without cookies.
 *
 * @param name of the build and language; the same one is not fetched twice
 */
export async function keepOfflinePage(name: string, locale: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    if (localStorage.getItem(KEPT) === name && (await caches.match(PAGE))) return
    await keep(locale)
    localStorage.setItem(KEPT, name)
  } catch (error) {
    // The shop works without it; the next page tries again.
    console.warn('The scanner could not be kept for later', error)
  }
}

/** The page comes last, so that it never stands there without its files. */
async function keep(locale: string) {
  const page = await fetch(`${PAGE}/shell/${locale}`, { credentials: 'omit' })
  if (!page.ok) throw new Error(`${page.url} answered ${page.status}`)
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(CACHE)
  const missing = await Promise.all(files.map(async (file) => !(await cache.match(file))))
  await cache.addAll(files.filter((_, at) => missing[at]))
  await cache.put(PAGE, page)
  const wanted = new Set([PAGE, ...files].map((file) => new URL(file, location.origin).href))
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request)
}

/** What the document names, and what it says it will load later. */
function filesOf(html: string): string[] {
  const shell = new DOMParser().parseFromString(html, 'text/html')
  const named = [...shell.querySelectorAll('link[href], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src')!
  )
  const contents = shell.querySelector('script[data-page]')?.textContent ?? '{}'
  const later: string[] = JSON.parse(contents).props?.files ?? []
  return [...new Set([...named, ...later])]
}
