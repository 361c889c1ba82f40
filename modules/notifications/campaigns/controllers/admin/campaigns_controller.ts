import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { sendingsThatWait } from '#points'
import {
  changeCampaign,
  draftCampaign,
  removeCampaign,
} from '#notifications/campaigns/actions/save_campaign'
import Campaign from '#notifications/campaigns/models/campaign'
import { figuresByChannel } from '#notifications/campaigns/queries/figures_by_channel'
import CampaignTransformer from '#notifications/campaigns/transformers/admin/campaign_transformer'
import {
  campaignValidator,
  revisionValidator,
} from '#notifications/campaigns/validators/campaign_validator'
import { fieldsOf } from '#notifications/campaigns/written_campaign'

const Campaigns = listController({
  model: Campaign,
  list: {
    sortable: ['id', 'name', 'state', 'recipient_count', 'scheduled_for'],
    filters: { q: 'text', id: 'ids', state: 'text' },
    searched: { inside: ['name', 'title_hu', 'title_en'] },
  },
  serialize: async (campaigns) => {
    const waits = await sendingsThatWait(campaigns.map(({ id }) => id))
    return serialized(CampaignTransformer.transform(campaigns, waits))
  },
})

/** Drafts of campaigns, and what became of those that were sent. */
export default class CampaignsController extends Campaigns {
  async show(ctx: HttpContext) {
    const { data } = await super.show(ctx)
    return { data: { ...data, by_channel: await figuresByChannel(data.id) } }
  }

  async store(ctx: HttpContext) {
    const fields = fieldsOf(await campaignValidator.validate(ctx.request.body()))
    const id = await transaction((trx) => draftCampaign(trx, fields, actorOf(ctx)))
    return ctx.response.created({ data: await this.record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const fields = fieldsOf(await campaignValidator.validate(ctx.request.body()))
    const { revision } = await revisionValidator.validate(ctx.request.body())
    const meant = { id, revision, by: actorOf(ctx) }
    await transaction((trx) => changeCampaign(trx, meant, fields))
    return { data: await this.record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => removeCampaign(trx, id, actorOf(ctx)))
    return { data: { id } }
  }
}
