import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { listController } from '#app/http/list_controller'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import {
  changeBooster,
  draftBooster,
  removeBooster,
  stopBooster,
} from '#points/boosters/actions/save_booster'
import type { BoosterTerms } from '#points/boosters/booster'
import { boosterValidator } from '#points/boosters/validators/booster_validator'
import Booster from '#points/boosters/models/booster'
import BoosterTransformer from '#points/boosters/transformers/admin/booster_transformer'
import { answerDeed } from '#points/two_people/answer_deed'
import { switchOnOrAsk } from '#points/two_people/wishes'

const Boosters = listController({
  model: Booster,
  list: {
    sortable: ['id', 'name_hu', 'first_day', 'spent', 'budget'],
    filters: { id: 'ids', state: 'text' },
  },
  serialize: (boosters) => serialized(BoosterTransformer.transform(boosters)),
})

/** Drafts of boosters, and what those that were switched on gave. */
export default class BoostersController extends Boosters {
  async store(ctx: HttpContext) {
    const terms = termsOf(await boosterValidator.validate(ctx.request.body()))
    const id = await transaction((trx) => draftBooster(trx, terms, actorOf(ctx)))
    return ctx.response.created({ data: await this.record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const terms = termsOf(await boosterValidator.validate(ctx.request.body()))
    const change = { by: actorOf(ctx), terms, savedAt: await savedAtOf(ctx) }
    await transaction((trx) => changeBooster(trx, id, change))
    return { data: await this.record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => removeBooster(trx, id, actorOf(ctx)))
    return { data: { id } }
  }

  async activate(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const done = await transaction((trx) => switchOnOrAsk(trx, id, actorOf(ctx)))
    return answerDeed(ctx, await this.record(id), done)
  }

  /** For good. */
  async stop(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => stopBooster(trx, id, actorOf(ctx)))
    return { data: await this.record(id) }
  }
}

function termsOf(given: Infer<typeof boosterValidator>): BoosterTerms {
  return {
    nameHu: given.name_hu,
    nameEn: given.name_en ?? '',
    bonusKind: given.bonus_kind,
    bonus: given.bonus,
    firstDay: given.first_day ?? null,
    lastDay: given.last_day ?? null,
    weekdays: given.weekdays ?? [],
    productIds: given.product_ids ?? [],
    professionIds: given.profession_ids ?? [],
    zipPrefixes: given.zip_prefixes ?? [],
    limitPerMember: given.limit_per_member ?? null,
    limitPerMemberDay: given.limit_per_member_day ?? null,
    limitPerDay: given.limit_per_day ?? null,
    limitTotal: given.limit_total ?? null,
    budget: given.budget,
  }
}
