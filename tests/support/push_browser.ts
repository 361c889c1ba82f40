import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushMessage } from '#notifications/push/push_message'

const SALT_BYTES = 16
const TAG_BYTES = 16
/** Salt, size of records, and length of the key that follows. @source RFC 8188 section 2.1 */
const HEADER_BYTES = SALT_BYTES + 4 + 1
/** Ends the last record. @source RFC 8188 section 2 */
const LAST_RECORD = 2

/** A browser as push services know it: it subscribes, and reads what is encrypted for it. @source RFC 8291 */
export class PushBrowser {
  #keys = createECDH('prime256v1')
  #auth = randomBytes(16)

  readonly endpoint: string

  constructor(host = 'fcm.googleapis.com') {
    this.#keys.generateKeys()
    this.endpoint = `https://${host}/wp/${randomBytes(24).toString('base64url')}`
  }

  /** As the browser writes it out. */
  get subscription() {
    const p256dh = this.#keys.getPublicKey('base64url')
    const auth = this.#auth.toString('base64url')
    return { endpoint: this.endpoint, expirationTime: null, keys: { p256dh, auth } }
  }

  /** Decrypts the body of a request. */
  open(body: Buffer): PushMessage {
    const salt = body.subarray(0, SALT_BYTES)
    const keyEnd = HEADER_BYTES + body[HEADER_BYTES - 1]
    const sender = body.subarray(HEADER_BYTES, keyEnd)
    const info = [Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]
    const shared = this.#keys.computeSecret(sender)
    const secret = derived(shared, this.#auth, Buffer.concat(info), 32)
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(body.subarray(-TAG_BYTES))
    const text = cipher.update(body.subarray(keyEnd, -TAG_BYTES))
    const record = Buffer.concat([text, cipher.final()])
    const end = record.lastIndexOf(LAST_RECORD)
    return JSON.parse(record.subarray(0, end).toString())
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
