import { PromotionAwardSchema } from '#database/schema'

/** A gift or points that some members were awarded at once, for one reason. */
export default class PromotionAward extends PromotionAwardSchema {
  /** The members it was decided for, ascending. */
  get members(): number[] {
    return JSON.parse(this.memberIds)
  }
}
