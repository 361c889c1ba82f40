import type { Actor } from '#app/audit/audit'
import { changeSettings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { activateBatch } from '#points/actions/change_batch_state'
import { switchBoosterOn } from '#points/actions/change_booster_state'
import { addPointRule, changePointRule } from '#points/actions/save_point_rule'
import { mustBeAsSeen } from './booster_seen_sql.js'
import type { Deed } from './deed.js'

/**
 * Carries a deed out, whoever agreed to it.
 *
 * @returns the id of what it was done to
 * @throws what the deed itself throws
 */
export async function carryOut(trx: Transaction, deed: Deed, by: Actor): Promise<number> {
  switch (deed.kind) {
    case 'rule_added':
      return addPointRule(trx, deed.change, by)
    case 'rule_changed':
      await changePointRule(trx, deed.subjectId, { ...deed.change, by })
      return deed.subjectId
    case 'booster':
      await mustBeAsSeen(trx, deed.subjectId, deed.change)
      await switchBoosterOn(trx, deed.subjectId, by)
      return deed.subjectId
    case 'batch':
      await activateBatch(trx, deed.subjectId, by)
      return deed.subjectId
    case 'setting':
      await changeSettings(trx, { [deed.change.key]: deed.change.value }, by)
      return deed.subjectId
  }
}
