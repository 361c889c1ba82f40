import { createHmac } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'
import { outwardAddress } from '#app/http/outward_address'

/** Where the browsers of today have their push services; a star stands for any name before it. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * The address of a subscription, where it is one of a known push service.
 *
 * @param moreHosts those the operator named beside them
 */
export function pushAddress(endpoint: string, moreHosts: readonly string[]): URL | undefined {
  const address = outwardAddress(endpoint)
  if (!address) return undefined
  const isKnown = [...KNOWN_HOSTS, ...moreHosts].some((host) => fits(address.hostname, host))
  return isKnown ? address : undefined
}

/** What an address is found by; who reads the rows learns no address. */
export function hashOfEndpoint(endpoint: string): string {
  return createHmac('sha256', derivedKey('push-endpoints')).update(endpoint).digest('base64url')
}

function fits(name: string, host: string) {
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host
}
