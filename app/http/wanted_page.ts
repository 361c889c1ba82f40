import type { HttpContext } from '@adonisjs/core/http'

/** Below it scripts of the profile ask; what is answered there is nothing to look at. */
const ANSWERED_TO_SCRIPTS = '/user/'

/** The address a visitor wants to see, to be led back to later; null where there is no page. */
export function wantedPage({ request }: HttpContext): string | null {
  if (request.method() !== 'GET' || request.url().startsWith(ANSWERED_TO_SCRIPTS)) return null
  return request.url(true)
}

/** Leads a guest to a page after the login. */
export function leadBackTo({ session }: HttpContext, page: string | null): void {
  if (page) session.put('intended_url', page)
}
