/** Headers that are known by heart: those of some minutes, in some megabytes. */
const KNOWN_MAX = 10_000
/** A longer header is no browser's of ours, in characters. */
const HEADER_MAX = 2048

const TOKEN = 'XSRF-TOKEN='

let ids = new Map<string, string>()

/**
 * Remembers which session the cookies of a request named, by the whole header: it comes unchanged with
 * each request of a browser. Only the framework reads cookies and checks their signatures; what it
 * found to name a standing session is remembered, in memory alone. Whether the session still stands is
 * asked of its row, each time.
 */
export function rememberCookies(header: string | undefined, sessionId: string): void {
  if (header === undefined || header.length > HEADER_MAX) return
  // The framework gives a browser the token it has to show; who has none yet is left to it.
  if (!header.includes(TOKEN)) return
  if (ids.size >= KNOWN_MAX) ids = new Map()
  ids.set(header, sessionId)
}

/** The session that cookies were found to name before. */
export function sessionNamedBy(header: string): string | undefined {
  return ids.get(header)
}
