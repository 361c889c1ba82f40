import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { addPointRule, changePointRule, withdrawPointRule } from '#points/actions/save_point_rule'
import { RuleNotThere } from '#points/exceptions'
import { pointRulesPage, RULE_LIST } from '#points/queries/admin/point_rules_page'
import {
  comingRuleValidator,
  comingScanRuleValidator,
  pointRuleValidator,
} from '#points/validators/point_rule_validator'

/** What brings how many points from when, in the back-office. */
export default class PointRulesController {
  async index(ctx: HttpContext) {
    return pointRulesPage(await listQuery(ctx, RULE_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ auth, request, response }: HttpContext) {
    const given = await pointRuleValidator.validate(request.body())
    const rule = { ...termsOf(given), source: given.source, productId: given.product_id }
    const id = await transaction((trx) => addPointRule(trx, rule, byStaff(auth)))
    return response.created({ data: await this.#record(id) })
  }

  async update({ auth, params, request }: HttpContext) {
    const id = Number(params.id)
    const { source } = await this.#record(id)
    const validator = source === 'qrcode' ? comingScanRuleValidator : comingRuleValidator
    const terms = termsOf(await validator.validate(request.body()))
    const by = byStaff(auth)
    await transaction((trx) => changePointRule(trx, id, { ...terms, source, by }))
    return { data: await this.#record(id) }
  }

  async destroy({ auth, params }: HttpContext) {
    const id = Number(params.id)
    await transaction((trx) => withdrawPointRule(trx, id, byStaff(auth)))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await pointRulesPage(oneOf(id))
    if (!data.length) throw new RuleNotThere()
    return data[0]
  }
}

type Terms = { points_from: number; points_to?: number | null; valid_from?: string | null }

function termsOf({ points_from, points_to, valid_from }: Terms) {
  return { pointsFrom: points_from, pointsTo: points_to, validFrom: valid_from }
}

function byStaff(auth: HttpContext['auth']): Actor {
  return { source: 'admin', staffId: auth.use('staff').user!.id }
}
