import { appendOnly } from '#app/database/append_only'
import { BoosterBonusSchema } from '#database/schema'

/** What a booster gave for a scan. */
export default class BoosterBonus extends BoosterBonusSchema {}

appendOnly(BoosterBonus)
