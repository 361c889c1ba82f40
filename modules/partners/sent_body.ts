import type { HttpContext } from '@adonisjs/core/http'
import { UnsupportedMedia } from '#app/exceptions/page_exceptions'

/** What partners write members in, and what tokens are asked for in. */
export const JSON_BODY = ['application/json']
export const FORM_BODY = ['application/x-www-form-urlencoded', ...JSON_BODY]

/**
 * What a request says in its body alone: addresses stand in the logs of proxies.
 *
 * @throws unsupported_media_type where it is written in another way
 */
export function sentBody(
  request: HttpContext['request'],
  types: string[]
): Record<string, unknown> {
  const isEmpty = !request.hasBody() || request.header('content-length') === '0'
  if (!isEmpty && !request.is(types)) throw new UnsupportedMedia()
  return request.body()
}
