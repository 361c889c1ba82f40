import type { Actor } from '#app/audit/audit'
import { changeSettings, type Settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import type { Appointment } from '#points/contracts/appointments'
import type { CostlySending } from '#points/contracts/costly_sendings'
import { removePointRule } from '#points/point_rules/actions/save_point_rule'
import { RemovalRaises } from '#points/two_people/exceptions'
import { updateOf } from './carry_out.js'
import { isPointSetting, type AwardedPoints } from './deed.js'
import { doOrAsk, type DoneOrAsked } from './do_or_ask.js'
import { holdProductOfRule } from './hold_product.js'
import { mayLetIn } from './let_in_alone.js'
import { worthOfRemoval } from './worth_of_deed_sql.js'

/**
 * Releases a code batch, or has it wait for a second administrator.
 *
 * @throws unknown_batch, batch_void
 */
export function releaseOrAsk(trx: Transaction, id: number, by: Actor): Promise<DoneOrAsked> {
  return doOrAsk(trx, { kind: 'batch', subjectId: id, change: {} }, by)
}

/**
 * Switches a booster on, or has it wait for a second administrator.
 *
 * @throws not_found, booster_state, day_is_over
 */
export async function switchOnOrAsk(trx: Transaction, id: number, by: Actor): Promise<DoneOrAsked> {
  const change = { updatedAt: await updateOf(trx, id) }
  return doOrAsk(trx, { kind: 'booster', subjectId: id, change }, by)
}

/**
 * Takes a rule away that does not hold yet. One that would have lowered points is refused where more
 * comes of it than one person may let in: to change its points waits for a second administrator.
 *
 * @throws not_found, rule_in_force, withdrawal_raises
 */
export async function removeRuleAlone(trx: Transaction, id: number, by: Actor): Promise<void> {
  await holdProductOfRule(trx, id)
  const points = await worthOfRemoval(trx, id)
  await removePointRule(trx, id, by)
  if (!(await mayLetIn(trx, { points, by }))) throw new RemovalRaises()
}

/**
 * Has an account or a role of the back-office wait for a second administrator: nobody brings the
 * second person along.
 *
 * @param staffId who has an account already, or 0
 * @throws what an invitation or a change of role throws
 */
export function appointOrAsk(
  trx: Transaction,
  { staffId, ...change }: Appointment & { staffId: number },
  by: Actor
): Promise<DoneOrAsked> {
  return doOrAsk(trx, { kind: 'appointment', subjectId: staffId, change }, by)
}

/** Books the points of an award, or has them wait for a second administrator. */
export function awardOrAsk(
  trx: Transaction,
  { awardId, ...change }: AwardedPoints & { awardId: number },
  by: Actor
): Promise<DoneOrAsked> {
  return doOrAsk(trx, { kind: 'award', subjectId: awardId, change }, by)
}

/** Has a campaign that costs much wait for a second administrator. @throws what its sending throws */
export function sendOrAsk(
  trx: Transaction,
  { campaignId, ...change }: CostlySending & { campaignId: number },
  by: Actor
): Promise<DoneOrAsked> {
  return doOrAsk(trx, { kind: 'campaign', subjectId: campaignId, change }, by)
}

/** Changes a setting, or has it wait for a second administrator where it makes points. */
export async function setOrAsk<Key extends keyof Settings>(
  trx: Transaction,
  { key, value, by }: { key: Key; value: Settings[Key]; by: Actor }
): Promise<DoneOrAsked> {
  if (isPointSetting(key)) {
    const change = { key, value: Number(value) }
    return doOrAsk(trx, { kind: 'setting', subjectId: 0, change }, by)
  }
  await changeSettings(trx, { [key]: value }, by)
  return { id: 0 }
}
