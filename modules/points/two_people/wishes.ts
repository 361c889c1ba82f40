import type { Actor } from '#app/audit/audit'
import { changeSettings, type Settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { boosterSeen } from './booster_seen_sql.js'
import { isPointSetting } from './deed.js'
import { doOrAsk, type DoneOrAsked } from './do_or_ask.js'

/**
 * Releases a roll, or has it wait for a second administrator.
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
  const change = await boosterSeen(trx, id)
  return doOrAsk(trx, { kind: 'booster', subjectId: id, change }, by)
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
