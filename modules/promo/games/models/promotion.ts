import { PromotionSchema } from '#database/schema'

/** Written by staff, and shown to members from then on. */
export type PromotionState = 'draft' | 'published'

/** A prize game with its dates and rules. */
export default class Promotion extends PromotionSchema {
  declare state: PromotionState
}
