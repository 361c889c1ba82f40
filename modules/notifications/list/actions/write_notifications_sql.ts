import { insertRows } from '#app/database/dialect'

/** Writes notifications, each of a cause and a member once; answers the numbers of the new ones by their dedupe keys. */
export const writeNotifications = insertRows({
  table: 'notifications',
  columns: {
    member_id: ['memberId', 'integer'],
    topic: ['topic', 'text'],
    type: ['type', 'text'],
    text_key: ['textKey', 'text'],
    sealed_values: ['sealedValues', 'text'],
    action: ['action', 'text'],
    campaign_id: ['campaignId', 'integer'],
    dedupe_key: ['dedupeKey', 'text'],
    created_at: ['createdAt', 'bigint'],
  },
  conflict: 'ON CONFLICT (dedupe_key) DO NOTHING',
  key: 'dedupe_key',
  id: 'id',
})
