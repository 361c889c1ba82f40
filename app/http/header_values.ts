import { HttpResponse } from '@adonisjs/core/http'
import type { CastableHeader } from '@adonisjs/core/types/http'

/** What a header cannot hold: Node throws there, at a place where nobody catches. @source RFC 9110 */
const FORBIDDEN = /[^\t\x20-\x7e\x80-\xff]/gu

/** Most values are of these alone. */
const PLAIN = /^[\t\x20-\x7e]*$/

/**
 * Sends characters that a header cannot hold in percent codes. Addresses are put into headers
 * decoded, so that without this one visit of `/%C5%91` would end the process.
 */
export function sendValidHeadersOnly(): void {
  const { header, append } = HttpResponse.prototype
  HttpResponse.prototype.header = function (key, value) {
    return header.call(this, key, valid(value))
  }
  HttpResponse.prototype.append = function (key, value) {
    return append.call(this, key, valid(value))
  }
}

function valid(value: CastableHeader): CastableHeader {
  if (Array.isArray(value)) return value.map((one) => valid(one) as string)
  if (typeof value !== 'string' || PLAIN.test(value)) return value
  return value.replace(FORBIDDEN, (found) => encodeURIComponent(found.toWellFormed()))
}
