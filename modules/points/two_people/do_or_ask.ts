import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { carryOut } from './carry_out.js'
import { detailOf, SUBJECTS, type Deed } from './deed.js'
import { holdProduct } from './hold_product.js'
import { mayLetIn } from './let_in_alone.js'
import WaitingDeed from './models/waiting_deed.js'
import { worthOfDeed } from './worth_of_deed_sql.js'

/** Done, or waiting for a second administrator. */
export type DoneOrAsked = { id: number } | { waitingId: number }

/**
 * Does what makes points possible, or has it wait for a second administrator where it is more than one
 * person may let in alone: with what the same person let in today. What lowers points is done at once,
 * and what cannot be done is refused before anybody waits for it.
 *
 * @throws what the deed itself throws
 * @source requirements O-16
 */
export async function doOrAsk(trx: Transaction, deed: Deed, by: Actor): Promise<DoneOrAsked> {
  await holdProduct(trx, deed)
  const points = await worthOfDeed(trx, deed)
  if (points !== null && (await mayLetIn(trx, { points, by })))
    return { id: await carryOut(trx, deed, by) }
  await tryOut(trx, deed, by)
  return { waitingId: await ask(trx, deed, { points, by }) }
}

/** Refuses what would be refused, and leaves nothing behind. */
async function tryOut(trx: Transaction, deed: Deed, by: Actor): Promise<void> {
  await rows(trx, 'SAVEPOINT deed')
  await carryOut(trx, deed, by)
  await rows(trx, 'ROLLBACK TO SAVEPOINT deed')
  await rows(trx, 'RELEASE SAVEPOINT deed')
}

type Wish = { points: number | null; by: Actor }

/** Has a deed wait; the same wish waits once. */
async function ask(trx: Transaction, deed: Deed, { points, by }: Wish): Promise<number> {
  const { kind, subjectId } = deed
  const named = { kind, subject_id: subjectId, change: JSON.stringify(deed.change), state: 'open' }
  const [asked] = await trx.client
    .knexQuery()
    .table('waiting_deeds')
    .insert({ ...named, points, asked_by: by.staffId ?? null, asked_at: clock.now() })
    .onConflict()
    .ignore()
    .returning('id')
  if (!asked) return (await WaitingDeed.query(trx).where(named).firstOrFail()).id
  const subject = { type: SUBJECTS[kind], id: subjectId }
  await recordAudit(trx, { by, action: 'deed.asked', subject, detail: detailOf(deed, points) })
  return asked.id
}
