import { recordAudit, type Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import { DeedSettled, OwnDeed } from '#points/exceptions'
import { carryOut } from './carry_out.js'
import { SUBJECTS } from './deed.js'
import { isWaiting, takeWaiting, type DeedVerdict } from './waiting_deeds_sql.js'

/**
 * Carries out what another staff member asked for, or refuses it. The audit log names who asked with
 * the deed, and who agreed in a line of its own.
 *
 * @throws own_deed, deed_settled, and what the deed itself throws; it then goes on waiting
 */
export async function settleDeed(trx: Transaction, verdict: DeedVerdict): Promise<void> {
  const settled = await takeWaiting(trx, verdict)
  if (!settled) throw (await isWaiting(trx, verdict.id)) ? new OwnDeed() : new DeedSettled()
  const { deed, askedBy, points } = settled
  const isDone = verdict.verdict === 'done'
  const asker: Actor = askedBy === null ? { source: 'cli' } : { source: 'admin', staffId: askedBy }
  const id = isDone ? await carryOut(trx, deed, asker) : deed.subjectId
  await recordAudit(trx, {
    by: { source: 'admin', staffId: verdict.staffId },
    action: isDone ? 'deed.agreed' : 'deed.refused',
    subject: { type: SUBJECTS[deed.kind], id },
    detail: `${deed.kind} ${points ?? ''}`.trim(),
  })
}
