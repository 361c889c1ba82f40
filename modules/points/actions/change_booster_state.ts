import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { forgetBoosters } from '#points/boosters/running_boosters'
import { businessDate } from '#points/business_date'
import { BoosterState, DayIsOver, RuleNotThere } from '#points/exceptions'

const SWITCH_ON = `UPDATE boosters SET state = 'active', activated_at = ?, updated_at = ?
  WHERE id = ? AND state = 'draft' RETURNING last_day AS "lastDay"`

const STOP = `UPDATE boosters SET state = 'stopped', stopped_at = ?, updated_at = ?
  WHERE id = ? AND state = 'active' RETURNING id`

/**
 * Switches a draft on. From here on its terms stay as they are: what differs is another booster.
 *
 * @throws not_found, booster_state, day_is_over
 */
export async function switchBoosterOn(trx: Transaction, id: number, by: Actor): Promise<void> {
  const now = clock.now()
  const [on] = await rows<{ lastDay: string | null }>(trx, SWITCH_ON, [now, now, id])
  if (!on) throw await whyNot(trx, id)
  if (on.lastDay && on.lastDay < businessDate(now)) throw new DayIsOver('last_day')
  await recordAudit(trx, { by, action: 'booster.switched_on', subject: { type: 'booster', id } })
  afterCommit(trx, forgetBoosters)
}

/**
 * Stops a booster for good; scans that come after it in the order of the database get nothing.
 *
 * @throws not_found, booster_state
 */
export async function stopBooster(trx: Transaction, id: number, by: Actor): Promise<void> {
  const now = clock.now()
  const stopped = await rows(trx, STOP, [now, now, id])
  if (!stopped.length) throw await whyNot(trx, id)
  await recordAudit(trx, { by, action: 'booster.stopped', subject: { type: 'booster', id } })
  afterCommit(trx, forgetBoosters)
}

async function whyNot(trx: Transaction, id: number) {
  const found = await rows(trx, 'SELECT 1 AS found FROM boosters WHERE id = ?', [id])
  return found.length ? new BoosterState() : new RuleNotThere()
}
