import { appendOnly } from '#app/database/append_only'
import { RulesTextSchema } from '#database/schema'

/** The rules of a prize game as they stood when members accepted them, by their hash. */
export default class RulesText extends RulesTextSchema {}

appendOnly(RulesText)
