import { createHmac, randomInt } from 'node:crypto'
import { derivedKey } from '#app/crypto/derived_key'

/** How many codes one set has. @source requirements H-64 */
export const RECOVERY_CODES = 8
/** Signs of one code: with 30 different ones about 49 bits. */
const SIGNS = 10
/** A code is read in two halves. */
const HALF = SIGNS / 2
/** Neither 0 and o nor 1, i and l: codes are printed and typed. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const SEPARATOR = ','

/** A set of new recovery codes, such as `k7mwp-3xq9r`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`
  })
}

/**
 * The stored form of a recovery code. The hash is keyed, because a plain one of so short a text
 * could be searched for; its owner is part of it, so that a code fits nobody else.
 *
 * @param owner for example `member:12` or `staff:3`
 */
export function hashOfRecoveryCode(code: string, owner: string): string {
  const text = JSON.stringify([owner, plainCode(code)])
  return createHmac('sha256', derivedKey('recovery-codes')).update(text).digest('hex')
}

/** The column that holds a set: hashes, each with a comma behind it, so that one can be cut out. */
export function storedRecoveryCodes(codes: string[], owner: string): string {
  return codes.map((code) => storedRecoveryCode(code, owner)).join('')
}

/** One code as it stands in that column. */
export function storedRecoveryCode(code: string, owner: string): string {
  return hashOfRecoveryCode(code, owner) + SEPARATOR
}

/** How many codes of a set are left. */
export function recoveryCodesLeft(stored: string | null): number {
  return (stored ?? '').split(SEPARATOR).length - 1
}

/** What was typed, without what only helps the eye. */
function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}
