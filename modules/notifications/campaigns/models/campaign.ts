import { CampaignSchema } from '#database/schema'
import type { Audience, CampaignState, CampaignChannel, PauseReason } from '../campaign.js'

/** Something sent to many at once, from the draft to its figures. */
export default class Campaign extends CampaignSchema {
  declare audience: Audience

  declare channels: CampaignChannel[]

  declare pauseReason: PauseReason | null

  declare state: CampaignState
}
