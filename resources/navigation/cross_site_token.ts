import { http } from '@inertiajs/core'
import { route } from './route'

/** The token is on its way. */
let coming: Promise<unknown> | undefined

/** The cross-site token from its cookie; '' where there is none. */
export function crossSiteToken(): string {
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return decodeURIComponent(cookie)
}

/**
 * A page that is kept for guests comes without a session and its token: the first form fetches them, as soon as somebody touches it
 * and at the latest before it is sent.
 */
export function fetchFirstToken(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) void haveToken()
  })
  http.onRequest(async (request) => {
    if (request.method !== 'get') await haveToken()
    return request
  })
}

/** Without a network there is none; the write that follows says so. */
export async function haveToken(): Promise<void> {
  if (crossSiteToken()) return
  coming ??= fetch(route('cross-site-token'), { credentials: 'same-origin' })
    .catch((error: unknown) => console.warn(error))
    .finally(() => (coming = undefined))
  await coming
}
