import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'
import env from '#start/env'

const MARK_BYTES = 10
const TOKEN = /^([0-9a-z]{1,11})-([0-9a-f]{20})$/
/** Stands in the address of a report before the token. */
const LOCAL_PART = 'bounce'

/**
 * Where reports about one mail go: the sender of its envelope. Its token is the number of the message and 80 bits that only the
 * shop can make for this message and this receiver.
 *
 * @param to the receiver of the mail
 * @returns undefined where the shop has no domain for reports
 */
export function returnPathOf(message: { id: number }, to: string): string | undefined {
  const domain = env.get('BOUNCE_DOMAIN')
  return domain && `${LOCAL_PART}+${message.id.toString(36)}-${markOf(message.id, to)}@${domain}`
}

/** The number of the message that a token names; undefined for what is no token. It proves nothing yet. */
export function messageOfToken(token: string): number | undefined {
  const [, number] = TOKEN.exec(token) ?? []
  const id = Number.parseInt(number ?? '', 36)
  return Number.isSafeInteger(id) ? id : undefined
}

/** Whether a token was made here for a mail of this message to this address. */
export function isTokenOf(token: string, message: { id: number }, to: string): boolean {
  const [, , mark = ''] = TOKEN.exec(token) ?? []
  const known = Buffer.from(markOf(message.id, to))
  const told = Buffer.from(mark)
  return told.length === known.length && timingSafeEqual(told, known)
}

/** The first token in a text that holds an address for reports. */
export function tokenIn(text: string): string | undefined {
  const domain = env.get('BOUNCE_DOMAIN')?.toLowerCase()
  for (const [, token, host] of text.toLowerCase().matchAll(/\bbounce\+([\w-]+)@([\w.-]+)/g)) {
    if (host === domain && TOKEN.test(token)) return token
  }
  return undefined
}

function markOf(id: number, to: string) {
  const mac = createHmac('sha256', derivedKey('bounce-tokens')).update(`${id}:${to.toLowerCase()}`)
  return mac.digest().subarray(0, MARK_BYTES).toString('hex')
}
