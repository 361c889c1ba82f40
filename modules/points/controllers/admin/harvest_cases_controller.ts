import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { settleHarvestCase } from '#points/actions/settle_harvest_case'
import { UnknownCase } from '#points/exceptions'
import { HARVEST_LIST, harvestCasesPage } from '#points/queries/admin/harvest_cases_page'
import { harvestVerdictValidator } from '#points/validators/harvest_validator'

/** Members whose scans look like a harvest, for somebody to judge. */
export default class HarvestCasesController {
  async index(ctx: HttpContext) {
    return harvestCasesPage(await listQuery(ctx, HARVEST_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await caseOf(Number(params.id)) }
  }

  /** Somebody has looked: honest, or a harvest indeed. */
  async settle(ctx: HttpContext) {
    const memberId = Number(ctx.params.id)
    const wanted = await harvestVerdictValidator.validate(ctx.request.body())
    const verdict = { ...wanted, memberId, by: actorOf(ctx) }
    await transaction((trx) => settleHarvestCase(trx, verdict))
    return { data: await caseOf(memberId) }
  }
}

async function caseOf(memberId: number) {
  const { data } = await harvestCasesPage({ ...oneOf(memberId), sort: 'score' })
  if (!data[0]) throw new UnknownCase()
  return data[0]
}
