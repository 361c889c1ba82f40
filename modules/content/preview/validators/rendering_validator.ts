import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { LANGUAGES } from '#content/blocks/shared/definitions'
import { SHOWN_KINDS } from '#content/records/record_kinds'

/** A text as it is being written, and who is to read it in which language. */
export const renderingValidator = vine.create({
  kind: vine.enum(SHOWN_KINDS),
  /** What is shown beside the text: its category, its questionnaires. */
  record_id: integer([1, ID_MAX]).nullable().optional(),
  locale: vine.enum(LANGUAGES),
  reader: vine.enum(['guest', 'member'] as const),
  /** It is cleaned as a draft is; what is wrong in it is left out instead of refused. */
  body: vine.record(vine.any().nullable()),
})
