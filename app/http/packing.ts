import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sessionCookieName } from '#config/session'

/** The guard's own name for the cookie of a login that is remembered. @source @adonisjs/auth, SessionGuard.rememberMeKeyName */
const REMEMBERED = 'remember_member'
const SESSION = new RegExp(`(^|;\\s*)(${sessionCookieName}|${REMEMBERED})=`)
/** What a browser says of a request that the reader or a page of ours began. */
const OWN = new Set(['same-origin', 'none'])

/**
 * Whether another site may have begun this request of somebody with a session: it chose words of the address and may
 * learn how long the answer is, and from the length of a packed one what else stands in it. A browser says who began
 * a request; a sister site counts as another one.
 *
 * @source RFC 9110, 17.6; Gluck, Harris, Prado: BREACH
 */
function isLengthWatched({ 'sec-fetch-site': site, cookie = '' }: IncomingHttpHeaders): boolean {
  return site !== undefined && !OWN.has(String(site)) && SESSION.test(cookie)
}

/** How a text may be packed for its way. */
export type Packing = 'br' | 'gzip'

/** A text as it goes on its way. */
export interface PackedText {
  contents: Buffer | string
  /** Undefined where it goes as it is. */
  packing?: Packing
  /** Whether another asker gets it packed in another way. */
  varies: boolean
}

/** Shorter texts fit in a packet or two anyway, and hot paths answer such, in characters. */
export const WORTH_PACKING_MIN = 1400
/** Packing a page must not take longer than making it; these take a tenth of a millisecond for 20 kB. */
const QUALITY = 1
const LEVEL = 1

/** Packs a text as whoever asked with these headers can unpack it; both ways of an answer come through here. */
export function packedText(text: string, headers: IncomingHttpHeaders): PackedText {
  if (text.length < WORTH_PACKING_MIN) return { contents: text, varies: false }
  const packing = isLengthWatched(headers) ? undefined : packingOf(headers['accept-encoding'])
  return { contents: packing ? pack(text, packing) : text, packing, varies: true }
}

/** The best packing that a header `Accept-Encoding` takes. */
export function packingOf(accepted: string | undefined): Packing | undefined {
  if (accepted === undefined) return undefined
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : undefined
}

/** Whether a header `Accept-Encoding` names an encoding and does not refuse it. */
export function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name.trim().toLowerCase() === encoding && !/q=0(\.0*)?\s*$/i.test(quality ?? '')
  })
}

function pack(text: string, packing: Packing): Buffer {
  if (packing === 'gzip') return gzipSync(text, { level: LEVEL })
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
