import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { withdrawPointRule } from '#points/actions/save_point_rule'
import { actorOf } from '#points/actor_of'
import { RuleNotThere } from '#points/exceptions'
import { pointRulesPage, RULE_LIST } from '#points/queries/admin/point_rules_page'
import type { Deed } from '#points/two_people/deed'
import { doOrAsk } from '#points/two_people/do_or_ask'
import { toldDeed } from '#points/two_people/told_deed'
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

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const given = await pointRuleValidator.validate(request.body())
    const change = { ...termsOf(given), source: given.source, productId: given.product_id }
    const deed: Deed = { kind: 'rule_added', subjectId: 0, change }
    const done = await transaction((trx) => doOrAsk(trx, deed, actorOf(ctx)))
    // Lists keep records by their id, and there is no rule yet.
    if ('waitingId' in done) return toldDeed(ctx, { id: `waiting-${done.waitingId}` }, done)
    return response.created({ data: await this.#record(done.id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const { source } = await this.#record(id)
    const validator = source === 'qrcode' ? comingScanRuleValidator : comingRuleValidator
    const terms = termsOf(await validator.validate(request.body()))
    const deed: Deed = { kind: 'rule_changed', subjectId: id, change: { ...terms, source } }
    const done = await transaction((trx) => doOrAsk(trx, deed, actorOf(ctx)))
    return toldDeed(ctx, await this.#record(id), done)
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => withdrawPointRule(trx, id, actorOf(ctx)))
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
