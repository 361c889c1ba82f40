import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Names the format, so that a later one can stand beside it. */
const PREFIX = 'v1.'

/** The key of everything that belongs to no member; derived from APP_KEY for this use alone. */
export function ownKey(): KeyObject {
  return derivedKey('sealed-values')
}

/** A new random key, as bytes to keep sealed and as a key to use. */
export function newKey(): { bytes: Buffer; key: KeyObject } {
  const bytes = randomBytes(KEY_BYTES)
  return { bytes, key: createSecretKey(bytes) }
}

/** Encrypts and authenticates a value; `purpose` must be the same when it is opened. */
export function seal(value: string | Buffer, key: KeyObject, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  cipher.setAAD(Buffer.from(purpose))
  const text = [cipher.update(value), cipher.final()]
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), ...text]).toString('base64url')
}

/**
 * Opens what `seal` made.
 *
 * @throws Error where the key, the purpose or the text is not the one it was sealed with
 */
export function unseal(sealed: string, key: KeyObject, purpose: string): Buffer {
  if (!sealed.startsWith(PREFIX)) throw new Error('Not a sealed value')
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(text), decipher.final()])
}
