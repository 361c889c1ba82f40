import { SuppressedAddressSchema } from '#database/schema'
import type { SuppressionReason } from '../consequence.js'

/** What was reported of an e-mail address for one reason, and whether it rests for it. */
export default class SuppressedAddress extends SuppressedAddressSchema {
  declare reason: SuppressionReason
}
