import { recordAudit, type Actor } from '#app/audit/audit'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { carryOut } from './carry_out.js'
import { SUBJECTS, type Deed } from './deed.js'
import { takesAlone } from './lone_points_sql.js'
import { putWaiting } from './waiting_deeds_sql.js'
import { worthOfDeed } from './worth_of_deed_sql.js'

/** Done, or waiting for a second administrator. */
export type DoneOrAsked = { id: number } | { waitingId: number }

/**
 * Does what makes points possible, or has it wait for a second administrator where it is more than one
 * person may let in alone: with what the same person let in today. What lowers points is done at once,
 * and what cannot be done is refused before anybody waits for it.
 *
 * @throws what the deed itself throws
 * @source requirement row O-16
 */
export async function doOrAsk(trx: Transaction, deed: Deed, by: Actor): Promise<DoneOrAsked> {
  const points = await worthOfDeed(trx, deed)
  if (await isForOne(trx, points, by)) return { id: await carryOut(trx, deed, by) }
  await tryOut(trx, deed, by)
  return { waitingId: await ask(trx, deed, { points, by }) }
}

async function isForOne(trx: Transaction, points: number | null, by: Actor): Promise<boolean> {
  if (points === null) return false
  if (points <= 0) return true
  const { lone_points: limit } = await settings()
  return takesAlone(trx, { kind: 'deed', by, points, limit })
}

/** Refuses what would be refused, and leaves nothing behind. */
async function tryOut(trx: Transaction, deed: Deed, by: Actor): Promise<void> {
  await rows(trx, 'SAVEPOINT deed')
  await carryOut(trx, deed, by)
  await rows(trx, 'ROLLBACK TO SAVEPOINT deed')
  await rows(trx, 'RELEASE SAVEPOINT deed')
}

type Wish = { points: number | null; by: Actor }

async function ask(trx: Transaction, deed: Deed, { points, by }: Wish): Promise<number> {
  const { id, isNew } = await putWaiting(trx, deed, { points, by })
  const subject = { type: SUBJECTS[deed.kind], id: deed.subjectId }
  const detail = `${deed.kind} ${points ?? ''}`.trim()
  if (isNew) await recordAudit(trx, { by, action: 'deed.asked', subject, detail })
  return id
}
