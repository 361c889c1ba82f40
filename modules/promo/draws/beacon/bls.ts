import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { Chain } from '../../draw/chains.js'

/** Says for which use of the curve a message is hashed to a point. @source RFC 9380 */
const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const ROUND_BYTES = 8
const { shortSignatures } = bls12_381

/** Whether a chain signed a round; anything that is no point of the curve was not signed. */
export function isSigned({ key }: Chain, round: number, signature: string): boolean {
  try {
    const bytes = Buffer.from(signature, 'hex')
    return shortSignatures.verify(bytes, pointOf(round), Buffer.from(key, 'hex'))
  } catch {
    return false
  }
}

/** Signs a round with the secret key of a chain, in hex. */
export function signRound(round: number, secret: Uint8Array): string {
  return shortSignatures.sign(pointOf(round), secret).toHex()
}

/** The point that a round is signed as: without anything of the round before it. */
function pointOf(round: number) {
  const message = Buffer.alloc(ROUND_BYTES)
  message.writeBigUInt64BE(BigInt(round))
  return shortSignatures.hash(createHash('sha256').update(message).digest(), TAG)
}
