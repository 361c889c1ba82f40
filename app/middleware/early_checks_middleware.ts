import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { BadRequest, Forbidden, UnsupportedMedia } from '#app/exceptions/page_exceptions'
import { isAllowedHost } from '#app/http/allowed_host'
import { isWriteOfOtherSite } from '#app/http/own_origin'

/**
 * Where the body is not read, whatever it is: mail providers end a newsletter there, by a form of one of two kinds, and know no
 * token. @source RFC 8058, section 3.2
 */
const UNREAD_BODIES = '/webhooks/newsletter/'

/** Refuses what the framework would stumble over later: each of these ended in a 500 or worse. */
export default class EarlyChecksMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const { headers, method } = request.request
    if (!isAllowedHost(headers.host)) throw new BadRequest('Unknown host')
    if ((request.request.url ?? '').startsWith(UNREAD_BODIES)) forgetBody(headers)
    else if (isWriteOfOtherSite(method, headers))
      throw new Forbidden('A page of another site sent this')
    if (!isDecodable(headers['x-xsrf-token'])) throw new BadRequest('Malformed token')
    if (!isDecodable(request.parsedUrl.pathname ?? '')) throw new BadRequest('Malformed address')
    if (/%00/.test(request.request.url ?? '')) throw new BadRequest('Malformed address')
    const encoding = headers['content-encoding']
    const kind = headers['content-type'] ?? ''
    if ((encoding && encoding !== 'identity') || /^\s*multipart\//i.test(kind)) {
      // The body is not read, so the connection cannot carry another request.
      response.header('Connection', 'close')
      throw new UnsupportedMedia()
    }
    if (method === 'TRACE' || method === 'CONNECT') throw new BadRequest('Unknown method')
    return next()
  }
}

/** Without a kind no parser touches it. */
function forgetBody(headers: HttpContext['request']['request']['headers']) {
  delete headers['content-type']
  delete headers['content-encoding']
}

function isDecodable(text: string | string[] | undefined) {
  try {
    decodeURIComponent(String(text ?? ''))
    return true
  } catch {
    return false
  }
}
