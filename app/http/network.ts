import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network; a subscriber owns all the rest. */
const NETWORK_GROUPS = 4
/** Groups that name a site, which is what a subscriber may get at most. */
const SITE_GROUPS = 3
const PROVIDER_GROUPS = 2

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = plainOf(address)
  return isIPv6(plain) ? ipv6Range(plain, NETWORK_GROUPS) : plain
}

/** The networks around an address, from narrow to wide. */
export interface Surroundings {
  /** IPv6 /48; null for an IPv4 address. */
  site: string | null
  /** IPv4 /24; null for an IPv6 address. */
  range: string | null
  /** IPv4 /16 or IPv6 /32. */
  provider: string
}

/** The wider networks an address lies in. */
export function surroundingsOf(address: string): Surroundings {
  const plain = plainOf(address)
  if (isIPv6(plain)) {
    const site = ipv6Range(plain, SITE_GROUPS)
    return { site, range: null, provider: ipv6Range(plain, PROVIDER_GROUPS) }
  }
  const [one, two, three] = plain.split('.')
  return { site: null, range: `${one}.${two}.${three}.0/24`, provider: `${one}.${two}.0.0/16` }
}

/** An IPv4 address that came as an IPv6 one is an IPv4 address. */
function plainOf(address: string) {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function ipv6Range(address: string, groups: number) {
  return `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}`
}

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('%')[0].split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
