import { randomBytes } from 'node:crypto'

/** Crockford's base-32: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 random bits, which nobody guesses and no two members share. */
const BYTES = 10
const BITS = 5
const GROUP = /.{4}(?=.)/g

/** A new name under which a member takes part: 16 random characters. @source requirements R-14 */
export function newPseudonym(): string {
  let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`)
  let name = ''
  for (let at = 0; at < (BYTES * 8) / BITS; at++) {
    name = SIGNS[Number(bits & 31n)] + name
    bits >>= BigInt(BITS)
  }
  return name
}

/** As a member reads it: four groups of four. */
export const groupedPseudonym = (name: string) => name.replace(GROUP, '$&-')
