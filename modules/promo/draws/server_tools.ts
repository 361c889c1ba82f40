import { createHash, createHmac } from 'node:crypto'
import type { Tools } from '../draw/verify/published.js'
import { isSigned } from './beacon/bls.js'

/** What the rules of draws need of cryptography, on the server. */
export const serverTools: Tools = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  hmac: (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest()),
  isSigned,
}
