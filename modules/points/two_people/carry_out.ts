import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { changeSettings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { switchBoosterOn } from '../boosters/actions/save_booster.js'
import Booster from '../boosters/models/booster.js'
import { activateBatch } from '../code_batches/actions/change_batch_state.js'
import { Appointments } from '../contracts/appointments.js'
import { Awards } from '../contracts/awards.js'
import { CostlySendings } from '../contracts/costly_sendings.js'
import { addPointRule, changePointRule } from '../point_rules/actions/save_point_rule.js'
import type { Deed } from './deed.js'
import { DeedOutdated } from './exceptions.js'

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
      if ((await updateOf(trx, deed.subjectId)) !== deed.change.updatedAt) throw new DeedOutdated()
      await switchBoosterOn(trx, deed.subjectId, by)
      return deed.subjectId
    case 'batch':
      await activateBatch(trx, deed.subjectId, by)
      return deed.subjectId
    case 'setting':
      await changeSettings(trx, { [deed.change.key]: deed.change.value }, by)
      return deed.subjectId
    case 'appointment': {
      const appointments = await app.container.make(Appointments)
      return appointments.appoint(trx, { ...deed.change, staffId: deed.subjectId }, by)
    }
    case 'award': {
      const awards = await app.container.make(Awards)
      return awards.carryOut(trx, deed.subjectId, by)
    }
    case 'campaign': {
      const sendings = await app.container.make(CostlySendings)
      await sendings.carryOut(trx, { ...deed.change, campaignId: deed.subjectId }, by)
      return deed.subjectId
    }
  }
}

/** When a booster was changed last, in ms UTC. */
export async function updateOf(trx: Transaction, boosterId: number): Promise<number> {
  return (await Booster.find(boosterId, trx))?.updatedAt ?? 0
}
