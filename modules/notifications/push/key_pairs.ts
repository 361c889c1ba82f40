import { createECDH, ECDH } from 'node:crypto'
import type { KeyPair } from './push_account.js'

const CURVE = 'prime256v1'

/** A new pair of keys for push services, in base64url. @source RFC 8292 section 3.2 */
export function newKeyPair(): KeyPair {
  const keys = createECDH(CURVE)
  const publicKey = keys.generateKeys().toString('base64url')
  // A short number has fewer bytes than a key.
  const privateKey = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32)
  return { publicKey, privateKey: privateKey.toString('base64url') }
}

/** Whether both halves belong together. */
export function isPair({ publicKey, privateKey }: KeyPair): boolean {
  try {
    const keys = createECDH(CURVE)
    keys.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return keys.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
  } catch {
    return false
  }
}

/** Whether a public key is one that messages can be encrypted for. */
export function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), CURVE)
    return true
  } catch {
    return false
  }
}
