import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import { wordsOf } from './audience.js'
import Campaign from './models/campaign.js'
import CampaignRecipient from './models/campaign_recipient.js'
import Delivery from './models/delivery.js'

/** Which campaigns a member was among the recipients of, and what these were chosen by. */
export const campaignsDisclosure: Disclosure = {
  name: 'campaigns',
  covers: ['campaign_recipients'],
  async *read(memberId) {
    const own = () => CampaignRecipient.query().where({ memberId })
    for await (const batch of batchesOf(own, 'campaignId')) {
      const ids = batch.map(({ campaignId }) => campaignId)
      const campaigns = await Campaign.query().whereIn('id', ids)
      const chosenBy = new Map(campaigns.map(({ id, audience }) => [id, wordsOf(audience)]))
      yield ids.map((id) => readable({ campaign_id: id, chosen_by: chosenBy.get(id) ?? null }))
    }
  },
}

/** What became of their messages to the member. */
export const deliveriesDisclosure: Disclosure = {
  name: 'deliveries',
  covers: ['deliveries'],
  async *read(memberId) {
    for await (const batch of batchesOf(() => Delivery.query().where({ memberId }))) {
      yield batch.map(({ campaignId, channel, state, reason, sentAt, createdAt }) =>
        readable({
          campaign_id: campaignId,
          channel,
          state,
          reason,
          sent_at: sentAt,
          created_at: createdAt,
        })
      )
    }
  },
}
