import { createHmac } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'

/** A keyed hash by which an e-mail address is found without being kept; 64 characters. */
export function addressHash(address: string): string {
  const mac = createHmac('sha256', derivedKey('suppressed-addresses'))
  return mac.update(address.trim().toLowerCase()).digest('hex')
}
