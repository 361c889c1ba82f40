/** Addresses to lead a visitor to are at most this long, in characters. */
const ADDRESS_MAX = 2000
/** Stands for our own origin while an address is taken apart. */
const HERE = 'http://here.invalid'

/**
 * Path and query of an address of this shop, or null where it leads anywhere else.
 *
 * @param address what a request, a row or a form says: a path or a full address
 * @param host the host that full addresses must have; without it only paths are ours
 */
export function sameOriginPath(address: string | undefined | null, host?: string): string | null {
  if (!address || address.length > ADDRESS_MAX || !isPlain(address)) return null
  if (!URL.canParse(address, HERE)) return null
  const url = new URL(address, HERE)
  const isPath = address.startsWith('/') && url.origin === HERE
  const isOurs = host !== undefined && /^https?:$/.test(url.protocol) && url.host === host
  if (!isPath && !isOurs) return null
  // What a browser makes of //evil or /\evil never comes through: the path is written anew.
  const path = url.pathname.replace(/^[/\\]+/, '/')
  return isDecodable(path + url.search) ? path + url.search : null
}

/** Browsers drop tabs and line breaks and read a backslash as a slash: none belongs here. */
function isPlain(address: string) {
  return !/[\s\\\p{Cc}]/u.test(address)
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
