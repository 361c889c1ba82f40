import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { DeedOutdated, DeedSettled, OwnDeed } from '#points/two_people/exceptions'
import { carryOut } from './carry_out.js'
import { detailOf, SUBJECTS, type Deed } from './deed.js'
import { holdProduct } from './hold_product.js'
import WaitingDeed from './models/waiting_deed.js'
import { worthOfDeed } from './worth_of_deed_sql.js'

/** What a second administrator makes of a deed that waits. */
export interface DeedVerdict {
  id: number
  staffId: number
  verdict: 'done' | 'refused'
}

/**
 * Carries out what another staff member asked for, or refuses it. The audit log names who asked with
 * the deed, and who agreed in a line of its own.
 *
 * @throws own_deed, deed_settled, deed_outdated where it is worth more than was read, and what the deed itself throws; it then goes on waiting
 */
export async function settleDeed(
  trx: Transaction,
  { id: waitingId, staffId, verdict }: DeedVerdict
): Promise<void> {
  const isDone = verdict === 'done'
  const waiting = await WaitingDeed.open(trx).where({ id: waitingId }).forUpdate().first()
  // Who comes second finds nothing to settle; who asked may take it back, but not agree.
  if (!waiting) throw new DeedSettled()
  if (isDone && waiting.askedBy === staffId) throw new OwnDeed()
  await waiting.merge({ state: verdict, settledBy: staffId, settledAt: clock.now() }).save()
  const { deed, askedBy, points } = waiting
  if (isDone) await mustBeWorth(trx, deed, points)
  const asker: Actor = askedBy === null ? { source: 'cli' } : { source: 'admin', staffId: askedBy }
  const id = isDone ? await carryOut(trx, deed, asker) : deed.subjectId
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: isDone ? 'deed.agreed' : 'deed.refused',
    subject: { type: SUBJECTS[deed.kind], id },
    detail: detailOf(deed, points),
  })
}

/** Rules change what a code batch is worth, and code batches what a rule is: nobody agrees to more than was shown. */
async function mustBeWorth(trx: Transaction, deed: Deed, points: number | null): Promise<void> {
  if (!isAboutStickers(deed)) return
  await holdProduct(trx, deed)
  const worth = (await worthOfDeed(trx, deed)) ?? 0
  if (worth > Number(points)) throw new DeedOutdated()
}

/** Of everything else no deed changes the worth; members who register meanwhile do. */
function isAboutStickers(deed: Deed): boolean {
  if (deed.kind === 'rule_added' || deed.kind === 'rule_changed') {
    return deed.change.source === 'qrcode'
  }
  return deed.kind === 'batch'
}
