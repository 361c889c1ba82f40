import { transaction } from '#app/transaction'
import { codeOfBatch, openDispute } from '#points'
import type { ScannableBatches } from './batches.js'

/** A code batch of last season, which was withdrawn. */
const WITHDRAWN = 'belteri-falfestek-15-l'
/** Places in that code batch beyond those the demo has scanned. */
const SERIALS = [9_990, 9_991, 9_992]

const NOTE = 'A vödröt tavaly vettem, most bontottam fel.'

/** Stickers of a withdrawn code batch that members have reported and nobody has answered yet. */
export async function fillDisputes(memberIds: number[], batches: ScannableBatches): Promise<void> {
  const batch = batches.get(WITHDRAWN)
  if (!batch) throw new Error(`The demo has no roll of ${WITHDRAWN}`)
  await transaction(async (trx) => {
    for (const [place, serial] of SERIALS.entries()) {
      const text = codeOfBatch(batch, serial)
      await openDispute(trx, { memberId: memberIds[place], text, reason: 'void', note: NOTE })
    }
  })
}
