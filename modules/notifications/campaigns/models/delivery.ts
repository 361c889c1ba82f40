import { DeliverySchema } from '#database/schema'
import type { CampaignChannel } from '../campaign.js'

/** What became of a message to many for one member on one channel. */
export default class Delivery extends DeliverySchema {
  declare channel: CampaignChannel

  /**
   * waiting: a message is under way; held: it came while the campaign was paused, or, with `sms_maybe_sent` as its reason, may have
   * gone and waits for staff.
   */
  declare state: 'waiting' | 'sent' | 'failed' | 'left_out' | 'held'
}
