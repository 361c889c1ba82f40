import type { HttpContext } from '@adonisjs/core/http'
import { consumeLimit } from '#app/limits/limit'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { answerDeed } from '#points'
import { inNoHurry } from '#app/database/request_patience'
import { scheduleOrAsk } from '#notifications/campaigns/actions/schedule_or_ask'
import { sendTest } from '#notifications/campaigns/actions/send_test'
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
} from '#notifications/campaigns/actions/steps'
import { TESTS_PER_STAFF } from '#notifications/campaigns/constants'
import { TooManyTests } from '#notifications/campaigns/exceptions'
import { priceOfCampaign } from '#notifications/campaigns/queries/price_of_campaign'
import { scheduleValidator } from '#notifications/campaigns/validators/campaign_validator'

/** The steps of a campaign, from the mail to oneself to its end. */
export default class CampaignStepsController {
  async schedule(ctx: HttpContext) {
    const id = idOf(ctx)
    const { revision, at = null } = await scheduleValidator.validate(ctx.request.body())
    const meant = { id, revision, by: actorOf(ctx), at: at === null ? null : Number(at) }
    const price = await inNoHurry(() => priceOfCampaign(id))
    const done = await transaction((trx) => scheduleOrAsk(trx, meant, price))
    return answerDeed(ctx, { id }, done)
  }

  async pause(ctx: HttpContext) {
    await transaction((trx) => pauseCampaign(trx, idOf(ctx), actorOf(ctx)))
    return { data: { id: idOf(ctx) } }
  }

  async resume(ctx: HttpContext) {
    await transaction((trx) => resumeCampaign(trx, idOf(ctx), actorOf(ctx)))
    return { data: { id: idOf(ctx) } }
  }

  async cancel(ctx: HttpContext) {
    await transaction((trx) => cancelCampaign(trx, idOf(ctx), actorOf(ctx)))
    return { data: { id: idOf(ctx) } }
  }

  /** To the own address only. */
  async test(ctx: HttpContext) {
    const { id: staffId, email: to } = ctx.auth.use('staff').user!
    const limit = await consumeLimit(`campaign-test:${staffId}`, TESTS_PER_STAFF)
    if (!limit.allowed) throw new TooManyTests(limit.retryAfterSeconds)
    await sendTest(idOf(ctx), { by: actorOf(ctx), to })
    return { data: { id: idOf(ctx) } }
  }
}

const idOf = ({ params }: HttpContext) => Number(params.id)
