import { urlFor } from '@adonisjs/core/services/url_builder'
import { BLOCK_ID, LINKED_ROUTES, type StoredLink } from './shared/definitions.js'

/** Schemes that a link of staff may have. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const ADDRESS_MAX = 2000
const OWN = 'https://own.invalid'

/** The link as it is kept; null where it leads nowhere or to what may not be opened. */
export function cleanLink(value: unknown): StoredLink | null {
  if (typeof value !== 'object' || value === null) return null
  const { to, key, name, url } = value as Record<string, unknown>
  if (to === 'record') return typeof key === 'string' && BLOCK_ID.test(key) ? { to, key } : null
  if (to === 'route') {
    const known = LINKED_ROUTES.find((one) => one === name)
    return known ? { to, name: known, params: {} } : null
  }
  const address = to === 'url' && typeof url === 'string' ? cleanAddress(url) : null
  return address ? { to: 'url', url: address } : null
}

/** The address as a browser would open it; null for scripts, credentials and foreign schemes. */
export function cleanAddress(written: string): string | null {
  const address = written.trim()
  // `//x` and `/\x` lead to another server; control signs are dropped by browsers, after any check.
  const isStrange = /^[/\\]{2}|[\p{Cc}\\\s]/u.test(address)
  if (!address || address.length > ADDRESS_MAX || isStrange) return null
  const isOwn = address.startsWith('/')
  if (!isOwn && !/^[a-z]+:/i.test(address)) return null
  if (!URL.canParse(address, OWN)) return null
  const { protocol, username, password, origin, href } = new URL(address, OWN)
  if (!SCHEMES.has(protocol) || username || password) return null
  if (isOwn) return origin === OWN ? href.slice(OWN.length) : null
  return href
}

/**
 * Where a link leads; null where its record is not shown.
 *
 * @param records addresses of the live records that are linked to, by their keys
 */
export function hrefOf(link: StoredLink, records?: ReadonlyMap<string, string>): string | null {
  if (link.to === 'record') return records?.get(link.key) ?? null
  if (link.to === 'url') return cleanAddress(link.url)
  const known = LINKED_ROUTES.find((one) => one === link.name)
  return known ? urlFor(known) : null
}
