import crypto, { createSecretKey, type KeyObject } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const keys = new WeakMap<Buffer, KeyObject>()
let isOn = false

/** The same key as an object, made once for each Buffer that stays in use. */
function prepared(key: unknown): unknown {
  if (!Buffer.isBuffer(key)) return key
  let object = keys.get(key)
  if (!object) keys.set(key, (object = createSecretKey(key)))
  return object
}

/**
 * Lets libraries that hold their key as a Buffer use a key object. Node 24 turns a Buffer into one anew
 * for every signature, which costs more than the signature (docs/decisions/0054).
 */
export function useKeyObjects(): void {
  if (isOn) return
  isOn = true
  const { createHmac, createCipheriv, createDecipheriv } = crypto
  const change = crypto as Record<string, unknown>
  change.createHmac = (name: string, key: any, options: any) =>
    createHmac(name, prepared(key) as KeyObject, options)
  change.createCipheriv = (name: string, key: any, nonce: any, options: any) =>
    createCipheriv(name, prepared(key) as KeyObject, nonce, options)
  change.createDecipheriv = (name: string, key: any, nonce: any, options: any) =>
    createDecipheriv(name, prepared(key) as KeyObject, nonce, options)
  syncBuiltinESMExports()
}
