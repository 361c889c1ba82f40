import type { CampaignChannel } from '../campaign.js'
import Delivery from '../models/delivery.js'

/** What became of the messages of a campaign on one channel. */
export type ChannelFigures = Record<Delivery['state'], number> & { channel: CampaignChannel }

const NONE = { waiting: 0, sent: 0, failed: 0, left_out: 0, held: 0 }

/** The figures of a campaign by its channels, as long as its deliveries are kept. */
export async function figuresByChannel(campaignId: number): Promise<ChannelFigures[]> {
  const counted = await Delivery.query()
    .where({ campaignId })
    .groupBy('channel', 'state')
    .orderBy('channel')
    .select('channel', 'state')
    .pojo<{ channel: CampaignChannel; state: Delivery['state']; count: number }>()
    .count('* as count')
  const lines = new Map<CampaignChannel, ChannelFigures>()
  for (const { channel, state, count } of counted) {
    const line = lines.get(channel) ?? { channel, ...NONE }
    lines.set(channel, { ...line, [state]: Number(count) })
  }
  return [...lines.values()]
}
