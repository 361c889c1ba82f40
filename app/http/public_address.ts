import ipaddr from 'ipaddr.js'

/** Addresses of IPv6 that anybody may be reached by. @source RFC 4291 section 2.4, IANA: only 2000::/3 is given out */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
/** The prefix under which networks without IPv4 reach it. @source RFC 6052 */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
const IPV4_BYTES = 4
/** Where an address of 6to4 holds the one of IPv4. @source RFC 3056 */
const SIX_TO_FOUR_START = 2

/**
 * Whether an address is a public one of a single computer, so that no request to it ends in this network: neither
 * private, loopback, link-local, shared nor reserved. One of IPv4 inside one of IPv6 is taken out and judged itself.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const inner = innerAddress(address)
  if (inner) return inner.range() === 'unicast'
  return address.range() === 'unicast' && address.match(GLOBAL)
}

/** The address of IPv4 that one of IPv6 leads to. */
function innerAddress(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  const bytes = address.toByteArray()
  if (address.match(NAT64)) return new ipaddr.IPv4(bytes.slice(-IPV4_BYTES))
  if (address.range() === '6to4') {
    return new ipaddr.IPv4(bytes.slice(SIX_TO_FOUR_START, SIX_TO_FOUR_START + IPV4_BYTES))
  }
  return undefined
}
