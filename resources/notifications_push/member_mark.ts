/** The service worker keeps whose messages it shows here. @see public/sw.js */
const CACHE = 'push'
const MARK = '/push-member'
/** As many characters as `modules/notifications/push/member_mark.ts` sends. */
const MARK_LETTERS = 16

/** Tells the service worker whose messages it may show in full: those of the member who is logged in. */
export async function keepMemberMark(
  memberId: number,
  subscription: PushSubscription
): Promise<void> {
  const auth = subscription.getKey('auth')
  if (!auth) return
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', auth, algorithm, false, ['sign'])
  const text = new TextEncoder().encode(`member:${memberId}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text))
  const mark = btoa(String.fromCharCode(...bytes))
  const cache = await caches.open(CACHE)
  const letters = mark.replaceAll('+', '-').replaceAll('/', '_').slice(0, MARK_LETTERS)
  await cache.put(MARK, new Response(letters))
}

/** Nobody's messages are shown in full any more. */
export async function forgetMemberMark(): Promise<void> {
  await caches.delete(CACHE)
}
