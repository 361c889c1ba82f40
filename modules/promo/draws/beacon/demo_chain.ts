import { createHash } from 'node:crypto'
import { signRound } from './bls.js'

/** Keeps the number below the order of the curve. */
const TOP_BITS = 0x3f

/**
 * What the chain `demo` says of a round. Everybody can know it long before, so it is for the demo and for tests alone.
 */
export function demoSignature(round: number): string {
  const secret = createHash('sha256').update('mesterpont demo chain').digest()
  secret[0] &= TOP_BITS
  return signRound(round, secret)
}
