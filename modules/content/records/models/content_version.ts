import { appendOnly } from '#app/database/append_only'
import { ContentVersionSchema } from '#database/schema'
import type { RecordBody } from '../record_kinds.js'

/** A text as it was published; it never changes. */
export default class ContentVersion extends ContentVersionSchema {
  declare body: RecordBody
}

appendOnly(ContentVersion)
