import { appendOnly } from '#app/database/append_only'
import { DrawLogLineSchema } from '#database/schema'

/** A line of the log of a promotion. */
export default class DrawLogLine extends DrawLogLineSchema {}

appendOnly(DrawLogLine)
