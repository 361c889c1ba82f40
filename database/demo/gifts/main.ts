import type { GiftRecord } from '../records.js'
import { handTools } from './hand_tools.js'
import { homeGifts } from './home.js'
import { logoGifts } from './logo.js'
import { measuringTools } from './measuring.js'
import { paintingTools } from './painting.js'
import { powerTools } from './power_tools.js'
import { protection } from './protection.js'
import { siteEquipment } from './site.js'
import { vouchers } from './vouchers.js'
import { workwear } from './workwear.js'

/** Every gift of the demo shop, in the order of the categories. */
export const gifts: GiftRecord[] = [
  ...powerTools,
  ...handTools,
  ...measuringTools,
  ...paintingTools,
  ...workwear,
  ...protection,
  ...siteEquipment,
  ...homeGifts,
  ...logoGifts,
  ...vouchers,
]
