import { createHash } from 'node:crypto'
import { COMMON_PASSWORD_HASHES } from './common_password_hashes.js'

const HASH_BYTES = 5

let known: Set<string> | undefined

/**
 * Whether a password is among the 10,000 most common ones, whatever the case of its letters.
 * Passwords under eight characters are not in the list: their length refuses them.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readHashes()
  return known.has(shortHash(password.toLowerCase()))
}

function readHashes() {
  const bytes = Buffer.from(COMMON_PASSWORD_HASHES, 'base64')
  const hashes = new Set<string>()
  for (let at = 0; at < bytes.length; at += HASH_BYTES) {
    hashes.add(bytes.toString('hex', at, at + HASH_BYTES))
  }
  return hashes
}

function shortHash(text: string) {
  return createHash('sha256').update(text).digest().toString('hex', 0, HASH_BYTES)
}
