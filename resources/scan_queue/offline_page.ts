import { otherTextsOf } from '~/translation/language_files'
import { isScannerWanted } from './kept_parts'

/** The service worker of the shop answers from this cache when the network does not. */
const CACHE = 'scan-page'
const PAGE = '/qr-code'
/** Stands in the place of every other page. */
const OFFLINE = '/offline'
/** Which build, language and parts are kept, so that a page does not fetch them again. */
const KEPT = 'scan-page-kept'

/** What a document loads by itself, but for icons, and what its scripts have it load first. */
const LOADING = 'link:is([rel~=stylesheet], [data-rel]), script[src]'

/** Addresses of what the kept page needs, as the server names them. */
interface KeptFiles {
  page: string[]
  /** For its scanner. */
  later: string[]
}

/**
 * Keeps the empty scanner page with what it loads, so that it opens in a cellar; camera and decoders once they are
 * wanted; and the page that says there is no network. Nothing of a member is in them: they are asked for without cookies.
 *
 * @param name of the build and language; the same parts of it are not fetched twice
 * @param isOver whether the member has left meanwhile, and the browser is to know nothing of them
 */
export async function keepOfflinePage(
  name: string,
  locale: string,
  isOver: () => boolean
): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  const parts = `${name}:${isScannerWanted() ? 'scanner' : 'page'}`
  try {
    await navigator.serviceWorker.register('/sw.js')
    if (localStorage.getItem(KEPT) === parts && (await caches.match(PAGE))) return
    await keep(locale, isScannerWanted())
    if (!isOver()) localStorage.setItem(KEPT, parts)
  } catch (error) {
    // The shop works without it; the next page tries again.
    console.warn('The scanner could not be kept for later', error)
  }
}

/** Pages come last, so that they never stand there without their files. */
async function keep(locale: string, withScanner: boolean) {
  const page = await asked(`${PAGE}/shell/${locale}`)
  const offline = await asked(`${OFFLINE}/${locale}`)
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(CACHE)
  await keptByWorker(withScanner ? [...files.page, ...files.later] : files.page)
  await cache.put(OFFLINE, offline)
  await cache.put(PAGE, page)
  // A scanner of this build that is there already stays.
  const known = new Set(
    [PAGE, OFFLINE, ...files.page, ...files.later].map(
      (file) => new URL(file, location.origin).href
    )
  )
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request)
}

/**
 * Has the service worker put files into the cache. Sixty of them would keep the page busy, each asked for twice: by the page
 * and, for it, by the worker. A worker of an earlier version does not answer: the scanner is kept once this one's has taken over.
 */
async function keptByWorker(files: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1: here, port2: there } = new MessageChannel()
  const answer = new Promise<MessageEvent<string | null>>((resolve) => (here.onmessage = resolve))
  active!.postMessage({ files }, [there])
  const { data: error } = await answer
  here.close()
  if (error !== null) throw new Error(error)
}

/** A page as nobody in particular gets it. */
async function asked(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit', priority: 'low' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** What the document names, and what it says it will load later. */
function filesOf(html: string): KeptFiles {
  const shell = new DOMParser().parseFromString(html, 'text/html')
  const named = [...shell.querySelectorAll(LOADING)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src')!
  )
  const contents = shell.querySelector('script[data-page]')?.textContent ?? '{}'
  const { page = [], later = [] }: Partial<KeptFiles> = JSON.parse(contents).props?.files ?? {}
  return { page: [...new Set([...named, ...page, ...otherTextsOf(shell)])], later }
}
