import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { known } from '#app/shortcut/plain_request'
import { MEASURING_COOKIE, measuringAnswerIn } from '#app/rules/measuring_answer'
import { chosenLocale, guestLocale, LOCALE_COOKIE } from '#app/middleware/locale_middleware'
import type { Locale } from '#config/i18n'

/** Cookies that say nothing of who somebody is: the chosen language, and the word about measuring. */
const HARMLESS_COOKIES = new RegExp(
  String.raw`^(?:(?:${LOCALE_COOKIE}|${MEASURING_COOKIE})=[\w-]{0,20}(?:; |$))*$`
)
const CHOSEN = new RegExp(String.raw`(?:^|; )${LOCALE_COOKIE}=([\w-]+)`)
/** A path that says the same to everybody, in characters. */
const PATH = /^\/$|^(?:\/[\w-]{1,100}){1,3}$/
/** Longer headers are read by the framework. */
const LANGUAGES_MAX = 200

/** What `Accept-Language` asks for, by its whole text: browsers send few different ones. */
const asked = new LRUCache<string, Locale>({ max: 500 })

/** A request for a page by somebody nothing is known of. */
export interface PlainGuest {
  path: string
  host: string
  locale: Locale
  /** Whether the page comes with the question about measuring. */
  asksMeasuring: boolean
}

/**
 * Who asks for a whole page, without a query and without a session: everybody who asks for it in the same
 * language, and has answered about measuring or not, gets the same.
 * Undefined for every other request.
 */
export function plainGuestOf(request: IncomingMessage): PlainGuest | undefined {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { cookie = '', host = '', accept = '' } = headers
  if (!HARMLESS_COOKIES.test(cookie) || !PATH.test(url)) return undefined
  if (headers['x-inertia'] !== undefined || headers.authorization !== undefined) return undefined
  if (!accept.includes('text/html') && accept !== '*/*') return undefined
  const asksMeasuring = measuringAnswerIn(cookie) === null
  return { path: url, host, locale: localeOf(request, cookie), asksMeasuring }
}

function localeOf(request: IncomingMessage, cookie: string): Locale {
  const chosen = chosenLocale(CHOSEN.exec(cookie)?.[1])
  if (chosen) return chosen
  const languages = request.headers['accept-language'] ?? ''
  if (languages.length > LANGUAGES_MAX) return guestLocale(known(request))
  const before = asked.get(languages)
  if (before) return before
  const locale = guestLocale(known(request))
  asked.set(languages, locale)
  return locale
}
