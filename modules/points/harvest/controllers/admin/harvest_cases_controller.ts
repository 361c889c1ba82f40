import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { line } from '#app/validation/rules'
import { UnknownCase } from '#points/exceptions'
import { settleHarvestCase } from '#points/harvest/actions/settle_harvest_case'
import HarvestCase from '#points/harvest/models/harvest_case'
import HarvestCaseTransformer from '#points/harvest/transformers/admin/harvest_case_transformer'

/** Longest note of a settled case, in characters. */
const NOTE_MAX = 500

/** What somebody found who looked at a case. */
export const harvestVerdictValidator = vine.create({
  verdict: vine.enum(['honest', 'confirmed'] as const),
  note: line(NOTE_MAX).nullable().optional(),
})

const Cases = listController({
  model: HarvestCase,
  list: { sortable: ['score', 'found_at'], filters: { id: 'ids', state: 'text' } },
  // A member has one case, so that the member's id is the id of the case as well.
  matching: ({ ids: { id }, texts }) =>
    filtered(HarvestCase.query(), { ids: id ? { member_id: id } : {}, texts }),
  shown: (cases) => cases.select('*', 'member_id as id'),
  serialize: (cases) => serialized(HarvestCaseTransformer.transform(cases)),
  missing: UnknownCase,
})

/** Members whose scans look like a harvest, for somebody to judge. */
export default class HarvestCasesController extends Cases {
  /** Somebody has looked: honest, or a harvest indeed. */
  async settle(ctx: HttpContext) {
    const memberId = Number(ctx.params.id)
    const wanted = await harvestVerdictValidator.validate(ctx.request.body())
    const verdict = { ...wanted, memberId, by: actorOf(ctx) }
    await transaction((trx) => settleHarvestCase(trx, verdict))
    return { data: await this.record(memberId) }
  }
}
