import { BaseTransformer } from '@adonisjs/core/transformers'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type Booster from '#points/boosters/models/booster'

/** Where a booster is in its life, as staff see it. */
type BoosterPhase = 'draft' | 'planned' | 'running' | 'used_up' | 'over' | 'stopped'

/** A booster with what it gave so far. */
export default class BoosterTransformer extends BaseTransformer<Booster> {
  toObject() {
    const booster = this.resource
    return {
      id: booster.id,
      name_hu: booster.nameHu,
      name_en: booster.nameEn,
      state: booster.state,
      bonus_kind: booster.bonusKind,
      bonus: booster.bonus,
      first_day: booster.firstDay,
      last_day: booster.lastDay,
      limit_per_member: booster.limitPerMember,
      limit_per_member_day: booster.limitPerMemberDay,
      limit_per_day: booster.limitPerDay,
      limit_total: booster.limitTotal,
      budget: booster.budget,
      given: booster.given,
      spent: booster.spent,
      activated_at: booster.activatedAt,
      stopped_at: booster.stoppedAt,
      weekdays: booster.weekdays,
      product_ids: booster.productIds,
      profession_ids: booster.professionIds,
      zip_prefixes: booster.zipPrefixes,
      phase: phaseOf(booster),
      saved_at: booster.updatedAt,
    }
  }
}

function phaseOf(booster: Booster): BoosterPhase {
  const { state, firstDay, lastDay } = booster
  const today = businessDate(clock.now())
  if (state !== 'active') return state
  if (lastDay && lastDay < today) return 'over'
  if (booster.spent >= booster.budget) return 'used_up'
  if (booster.limitTotal !== null && booster.given >= booster.limitTotal) return 'used_up'
  return firstDay && firstDay > today ? 'planned' : 'running'
}
