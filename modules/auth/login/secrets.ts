import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'
import { SMS_CODE_DIGITS } from '../constants.js'

const TOKEN_BYTES = 32

/** A new SMS code, from the operating system's chance. */
export function newSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0')
}

/**
 * The stored form of an SMS code. A six-digit code is guessed from a plain hash at once, so the
 * hash is keyed; member, purpose and number are part of it, so a code fits nobody else.
 */
export function hashOfSmsCode(
  code: string,
  bound: { memberId: number; purpose: string; phone: string }
): string {
  const text = JSON.stringify([bound.memberId, bound.purpose, bound.phone, code])
  return createHmac('sha256', derivedKey('sms-codes')).update(text).digest('hex')
}

/** Compares two hashes of one length in a time that tells nothing. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A new random token for a link or a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a random token, which is too long to be guessed from its hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
