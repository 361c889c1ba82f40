// The service worker of the shop. Pages come from the server; without a network the scanner opens
// from what resources/scan_queue/offline_page.ts has put into the cache, and in the place of every
// other page stands one that says so. Messages come here while the shop is closed.
const PAGE = '/qr-code'
/** What stands there without a network. */
const SCAN_PAGE = 'scan-page'
/** Says that there is no network. */
const OFFLINE = '/offline'
/** Not the shop of members. */
const ELSEWHERE = /^\/(admin|api|dev)(\/|$)/
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
    else if (!ELSEWHERE.test(pathname)) event.respondWith(page(request))
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

/** No page of a member is kept: where it cannot be had, that is said in its place. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(OFFLINE)
    if (kept) return kept
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

// A page wants files for later. The answer is null, or why they could not be had.
self.addEventListener('message', (event) => {
  const [answer] = event.ports
  const done = keepFiles(event.data.files).then(() => null, String)
  event.waitUntil(done.then((error) => answer.postMessage(error)))
})

/** One after the other: what the reader asks for meanwhile goes first. */
async function keepFiles(files) {
  const cache = await caches.open(SCAN_PAGE)
  for (const file of files) {
    if (!(await cache.match(file))) await cache.add(new Request(file, { priority: 'low' }))
  }
}

function after(milliseconds, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}

/** What resources/notifications_push/member_mark.ts keeps of the member who is logged in, and of messages that came. */
const PUSH = 'push'
const MEMBER = '/push-member'
const NEWEST = '/push-newest'
/** Subjects whose newest message is remembered. */
const SUBJECTS_MAX = 50
const LIST = '/?drawer=notifications'
/** The neutral words of the last message that could be read, for one that cannot. */
const NEUTRAL = '/push-neutral'

self.addEventListener('push', (event) => event.waitUntil(show(messageIn(event))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.action))
})

// The page subscribes anew: open ones at once, others when they are opened next.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    windows().then((all) => all.forEach((one) => one.postMessage('push-subscription-change')))
  )
})

/** What cannot be read is shown as well, in the words of before or without any: a browser takes the permission from who shows nothing. */
function messageIn(event) {
  try {
    const message = event.data.json()
    return message?.v === 1 ? message : {}
  } catch {
    return {}
  }
}

async function show(message) {
  const { tag, seq } = message
  if (await isOvertaken(message)) return
  const isOwn = message.m !== undefined && message.m === (await kept(MEMBER))
  const isFocused = (await windows()).some((one) => one.focused)
  const neutral = message.neutral ?? (await kept(NEUTRAL).catch(() => undefined))
  await self.registration.showNotification(isOwn ? message.title : self.location.hostname, {
    body: isOwn ? message.body : neutral,
    lang: message.lang,
    tag,
    renotify: tag !== undefined && !isFocused,
    silent: isFocused,
    icon: '/icons/icon-192.png',
    data: { action: isOwn ? message.action : null, seq },
  })
  if (message.neutral) await keep(NEUTRAL, message.neutral)
}

/** Whether this message or a later one about the same has been shown; what was sent first may arrive last. */
async function isOvertaken({ tag, seq }) {
  if (tag === undefined) return false
  const newest = JSON.parse((await kept(NEWEST)) ?? '{}')
  if (seq <= newest[tag]) return true
  delete newest[tag]
  const remembered = [...Object.entries(newest).slice(1 - SUBJECTS_MAX), [tag, seq]]
  await keep(NEWEST, JSON.stringify(Object.fromEntries(remembered)))
  return false
}

async function kept(name) {
  const answer = await caches.match(name, { cacheName: PUSH })
  return answer?.text()
}

async function keep(name, text) {
  const cache = await caches.open(PUSH)
  await cache.put(name, new Response(text))
}

/** Goes to a page of the shop in a window that is open, or in a new one. */
async function open(action) {
  const page = new URL(action || LIST, self.location.origin)
  const { href } = page.origin === self.location.origin ? page : new URL(LIST, self.location.origin)
  const all = await windows()
  const there = all.find((one) => one.url === href)
  if (there) return there.focus()
  // A window that this worker does not control cannot be led anywhere.
  for (const one of all) {
    const led = await one.navigate(href).catch(() => null)
    if (led) return led.focus()
  }
  return self.clients.openWindow(href)
}

function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
