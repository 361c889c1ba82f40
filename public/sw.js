// The service worker of the shop. Pages come from the server; only the scanner opens without a
// network, from what resources/scan_queue/offline_page.ts has put into the cache.
const PAGE = '/qr-code'
/** A network that answers later than this is none, in ms. */
const PATIENCE_MS = 5000

// A new version waits until no page of the old one is open; only the first one takes over what is open.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(scanner(request))
    // Where the shop begins there would be nothing at all.
    else if (pathname === '/') event.respondWith(start(request))
  } else if (pathname === PAGE && request.headers.has('x-inertia')) {
    event.respondWith(visit(request))
  } else if (/^\/(assets|lang|icons)\//.test(pathname)) {
    event.respondWith(file(request))
  }
})

async function scanner(request) {
  const kept = await caches.match(PAGE)
  const answer = fetch(request)
  if (!kept) return answer
  return Promise.race([answer.catch(() => kept), after(PATIENCE_MS, kept)])
}

async function start(request) {
  try {
    return await fetch(request)
  } catch (error) {
    if (await caches.match(PAGE)) return Response.redirect(PAGE)
    throw error
  }
}

/** An in-app visit to the scanner becomes a visit of the whole page, which is kept; but for the kept page's own. */
async function visit(request) {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.headers.has('x-kept-page') || !(await caches.match(PAGE))) throw error
    return new Response('', { status: 409, headers: { 'X-Inertia-Location': request.url } })
  }
}

/** Names of files change with their content, so the kept one is the right one. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

function after(milliseconds, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}
