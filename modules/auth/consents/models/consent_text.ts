import { appendOnly } from '#app/database/append_only'
import { ConsentTextSchema } from '#database/schema'

/** The text that somebody consented to. */
export default class ConsentText extends ConsentTextSchema {}

appendOnly(ConsentText)
