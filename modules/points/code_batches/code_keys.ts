import { createSecretKey } from 'node:crypto'
import env from '#start/env'
import type { CodeKey } from './code_format.js'

/** Shortest key, in bytes. */
const KEY_BYTES_MIN = 32
const KEY_ID = /^[a-z0-9_-]{1,16}$/

let ring: CodeKey[] | undefined

/**
 * The keys of `CODE_KEYS`, newest first. A batch names the key it was made with; a lost key kills
 * every sticker printed under it.
 *
 * @throws a plain Error that names the entry, never the key
 */
export function codeKeys(): CodeKey[] {
  ring ??= parseCodeKeys(env.get('CODE_KEYS').release())
  return ring
}

/** The key new batches are made with. */
export function newestCodeKey(): CodeKey {
  return codeKeys()[0]
}

/** Reads `id:base64,id:base64`. */
export function parseCodeKeys(text: string): CodeKey[] {
  const keys = text.split(',').map((entry, index) => {
    const [id, secret = ''] = entry.trim().split(':')
    const bytes = Buffer.from(secret, 'base64')
    if (!KEY_ID.test(id) || bytes.length < KEY_BYTES_MIN) {
      throw new Error(
        `Entry ${index + 1} of CODE_KEYS must be an id of a-z, 0-9, - or _, a colon, and at ` +
          `least ${KEY_BYTES_MIN} random bytes in base64`
      )
    }
    return { id, key: createSecretKey(bytes) }
  })
  if (new Set(keys.map((key) => key.id)).size < keys.length) {
    throw new Error('CODE_KEYS names one key id twice')
  }
  return keys
}
