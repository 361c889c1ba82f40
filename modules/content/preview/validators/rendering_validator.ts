import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { LANGUAGES } from '#content/blocks/shared/definitions'
import { SHOWN_KINDS } from '#content/records/record_kinds'

/** What a preview shows: records by themselves, and surveys. */
const PREVIEWED_KINDS = [...SHOWN_KINDS, 'survey'] as const

/** A text as it is being written, and who is to read it in which language. */
export const renderingValidator = vine.create({
  kind: vine.enum(PREVIEWED_KINDS),
  /** What is shown beside the text: its category, its questionnaires. */
  record_id: integer([1, ID_MAX]).nullable().optional(),
  locale: vine.enum(LANGUAGES),
  reader: vine.enum(['guest', 'member'] as const),
  /** It is cleaned as a draft is; what is wrong in it is left out instead of refused. */
  body: vine.record(vine.any().nullable().optional()),
})
