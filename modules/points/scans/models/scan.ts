import { appendOnly } from '#app/database/append_only'
import { ScanSchema } from '#database/schema'

/** An accepted code. */
export default class Scan extends ScanSchema {}

appendOnly(Scan)
