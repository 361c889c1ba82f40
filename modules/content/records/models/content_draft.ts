import { ContentDraftSchema } from '#database/schema'
import type { RecordBody } from '../record_kinds.js'

/** The text that staff work on; each save has the next revision. */
export default class ContentDraft extends ContentDraftSchema {
  declare body: RecordBody
}
