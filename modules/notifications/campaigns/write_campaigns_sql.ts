import { insertRows } from '#app/database/dialect'

/** Writes down whom a campaign is for, each once; answers the new ones. */
export const writeRecipients = insertRows({
  table: 'campaign_recipients',
  columns: { campaign_id: ['campaignId', 'integer'], member_id: ['memberId', 'integer'] },
  conflict: 'ON CONFLICT (campaign_id, member_id) DO NOTHING',
  key: 'member_id',
})

/** Writes down what is on its way to members, each once a channel. */
export const writeDeliveries = insertRows({
  table: 'deliveries',
  columns: {
    member_id: ['memberId', 'integer'],
    campaign_id: ['campaignId', 'integer'],
    channel: ['channel', 'text'],
    state: ['state', 'text'],
    created_at: ['createdAt', 'bigint'],
  },
  conflict: 'ON CONFLICT (campaign_id, member_id, channel) DO NOTHING',
  key: 'member_id',
})
