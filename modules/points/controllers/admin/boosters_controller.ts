import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { changeBooster, draftBooster, removeBooster } from '#points/actions/save_booster'
import type { BoosterTerms } from '#points/boosters/booster'
import { RuleNotThere } from '#points/exceptions'
import { BOOSTER_LIST, boostersPage } from '#points/queries/admin/boosters_page'
import { boosterValidator } from '#points/validators/booster_validator'

/** Drafts of boosters, and what those that were switched on gave. */
export default class BoostersController {
  async index(ctx: HttpContext) {
    return boostersPage(await listQuery(ctx, BOOSTER_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ auth, request, response }: HttpContext) {
    const terms = termsOf(await boosterValidator.validate(request.body()))
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    const id = await transaction((trx) => draftBooster(trx, terms, by))
    return response.created({ data: await this.#record(id) })
  }

  async update({ auth, params, request }: HttpContext) {
    const id = Number(params.id)
    const terms = termsOf(await boosterValidator.validate(request.body()))
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    await transaction((trx) => changeBooster(trx, id, { by, terms }))
    return { data: await this.#record(id) }
  }

  async destroy({ auth, params }: HttpContext) {
    const id = Number(params.id)
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    await transaction((trx) => removeBooster(trx, id, by))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await boostersPage(oneOf(id))
    if (!data.length) throw new RuleNotThere()
    return data[0]
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
