import type { IncomingHttpHeaders } from 'node:http'
import { isOwnName } from './allowed_host.js'

/** Methods that only read. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser says that a page of another site sends this write. Such a page has no token of the
 * session either; this is what holds where a token was read by somebody. A browser names the page with
 * every write, `null` where the page belongs to nobody; who names nothing is no browser of today.
 */
export function isWriteOfOtherSite(
  method: string | undefined,
  { origin, host }: IncomingHttpHeaders
): boolean {
  if (origin === undefined || READING.has(method ?? '')) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  if (!/^https?:$/.test(from.protocol)) return true
  // A proxy in front may name itself as the host; the shop's own names are known all the same.
  return from.host !== host?.toLowerCase() && !isOwnName(from.hostname)
}
