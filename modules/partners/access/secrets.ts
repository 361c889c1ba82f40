import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'mp_'
const BYTES = 32
const LENGTH = 43
const CHECK_BYTES = 4
const CHECK_LENGTH = 6
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${LENGTH + CHECK_LENGTH}}$`)
const HINT_LENGTH = 4

/** A new secret. Its beginning and the sum at its end let whoever looks for leaked ones tell it from any other text. */
export function newSecret(): string {
  const body = PREFIX + inBase62(randomBytes(BYTES), LENGTH)
  return body + checkOf(body)
}

/** Whether a text can be a secret of ours; what cannot is not looked for. */
export function isSecret(text: string): boolean {
  return SHAPE.test(text) && checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH)
}

/** The stored form of a secret, which is too long to be guessed from it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** What people tell secrets apart by. */
export function hintOf(secret: string): string {
  return secret.slice(-HINT_LENGTH)
}

function checkOf(body: string): string {
  const sum = createHash('sha256').update(body).digest().subarray(0, CHECK_BYTES)
  return inBase62(sum, CHECK_LENGTH)
}

function inBase62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let at = 0; at < length; at++) {
    text = DIGITS[Number(rest % 62n)] + text
    rest /= 62n
  }
  return text
}
