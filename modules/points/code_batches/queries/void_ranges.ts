import type { Transaction } from '#app/transaction'
import VoidRange from '../models/void_range.js'

/** Stickers of one batch that lie side by side; serials count from 0, both ends are inside. */
export interface SerialRange {
  first: number
  last: number
}

/** A part of a batch that is void. */
export interface VoidPart extends SerialRange {
  reason: string
  /** The staff member; null where it was an operator. */
  actorId: number | null
  /** Milliseconds UTC. */
  voidedAt: number
}

/** The void parts of a batch that touch a range, in the order of their serials. */
export async function voidRanges(
  batchId: number,
  { first, last }: SerialRange,
  trx?: Transaction
): Promise<VoidPart[]> {
  const found = await VoidRange.query({ client: trx?.client })
    .where({ batchId })
    .where('firstSerial', '<=', last)
    .where('lastSerial', '>=', first)
    .orderBy('firstSerial')
  return found.map(({ firstSerial, lastSerial, reason, actorId, voidedAt }) => {
    return { first: firstSerial, last: lastSerial, reason, actorId, voidedAt }
  })
}

/** What of a range lies outside the given parts, which are in order and apart. */
export function gapsBetween({ first, last }: SerialRange, parts: SerialRange[]): SerialRange[] {
  const gaps: SerialRange[] = []
  let next = first
  for (const part of parts) {
    if (part.first > next) gaps.push({ first: next, last: Math.min(part.first - 1, last) })
    next = Math.max(next, part.last + 1)
  }
  if (next <= last) gaps.push({ first: next, last })
  return gaps
}
