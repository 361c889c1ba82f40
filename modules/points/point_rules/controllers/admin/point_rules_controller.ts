import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { clock } from '#app/clock'
import PointRule from '#points/point_rules/models/point_rule'
import { replaced, STATE_OF_RULE } from '#points/point_rules/rule_states_sql'
import PointRuleTransformer from '#points/point_rules/transformers/admin/point_rule_transformer'
import { refuseIfRuleSavedSince } from '#points/point_rules/actions/save_point_rule'
import { holdProductOfRule } from '#points/two_people/hold_product'
import { removeRuleAlone } from '#points/two_people/wishes'
import {
  comingRuleValidator,
  comingScanRuleValidator,
  pointRuleValidator,
} from '#points/point_rules/validators/point_rule_validator'
import { answerDeed } from '#points/two_people/answer_deed'
import type { Deed } from '#points/two_people/deed'
import { doOrAsk } from '#points/two_people/do_or_ask'

const Rules = listController({
  model: PointRule,
  list: {
    sortable: ['valid_from', 'id', 'source'],
    filters: { id: 'ids', product_id: 'ids', source: 'text', state: 'text' },
  },
  matching: ({ ids, texts: { state, ...texts } }) => {
    const rules = filtered(PointRule.query(), { ids, texts })
    const now = clock.now()
    return state ? rules.whereRaw(`${STATE_OF_RULE} = ?`, [now, now, state]) : rules
  },
  shown: (rules) => {
    const now = clock.now()
    rules
      .preload('product')
      .select(
        '*',
        db.raw(`${STATE_OF_RULE} as state`, [now, now]),
        db.raw(`${replaced('points_from')} as previous_from`),
        db.raw(`${replaced('points_to')} as previous_to`)
      )
  },
  serialize: (rules) => serialized(PointRuleTransformer.transform(rules)),
})

/** What brings how many points from when, in the back-office. */
export default class PointRulesController extends Rules {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const given = await pointRuleValidator.validate(request.body())
    const change = { ...termsOf(given), source: given.source, productId: given.product_id }
    const deed: Deed = { kind: 'rule_added', subjectId: 0, change }
    const done = await transaction((trx) => doOrAsk(trx, deed, actorOf(ctx)))
    // Lists keep records by their id, and there is no rule yet.
    if ('waitingId' in done) return answerDeed(ctx, { id: `waiting-${done.waitingId}` }, done)
    return response.created({ data: await this.record(done.id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const { source } = await this.record(id)
    const validator = source === 'qrcode' ? comingScanRuleValidator : comingRuleValidator
    const terms = termsOf(await validator.validate(request.body()))
    const deed: Deed = { kind: 'rule_changed', subjectId: id, change: { ...terms, source } }
    const savedAt = await savedAtOf(ctx)
    const done = await transaction(async (trx) => {
      await holdProductOfRule(trx, id)
      await refuseIfRuleSavedSince(trx, id, savedAt)
      return doOrAsk(trx, deed, actorOf(ctx))
    })
    return answerDeed(ctx, await this.record(id), done)
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => removeRuleAlone(trx, id, actorOf(ctx)))
    return { data: { id } }
  }
}

type Terms = { points_from: number; points_to?: number | null; valid_from?: string | null }

function termsOf({ points_from, points_to, valid_from }: Terms) {
  return { pointsFrom: points_from, pointsTo: points_to, validFrom: valid_from }
}
