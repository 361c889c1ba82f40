import { ParticipatingProductSchema } from '#database/schema'

/** A product that carries codes. Its own points count until a rule says what a scan brings. */
export default class ParticipatingProduct extends ParticipatingProductSchema {
  /** What a scan brings now; of a product read with the column `worthNow()`. */
  get worth(): number {
    return Number(this.$extras.worth)
  }

  /** Whether its points change by rules alone; of a product read with the column `inUse()`. */
  get isInUse(): boolean {
    return Boolean(this.$extras.in_use)
  }
}
