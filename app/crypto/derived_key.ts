import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import env from '#start/env'

const KEY_BYTES = 32

const keys = new Map<string, KeyObject>()

/** A key of 32 bytes derived from APP_KEY for one use alone; the name of the use is part of it. */
export function derivedKey(use: string): KeyObject {
  let key = keys.get(use)
  if (!key) {
    const bytes = hkdfSync('sha256', env.get('APP_KEY').release(), '', use, KEY_BYTES)
    keys.set(use, (key = createSecretKey(Buffer.from(bytes))))
  }
  return key
}
