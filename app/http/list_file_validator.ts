import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line } from '#app/validation/rules'

/** Columns of a file at most. */
const COLUMNS_MAX = 40
/** Longest heading and longest word in place of a value, in characters. */
const WORD_MAX = 100
/** Longest description of a table, in characters; an address must stay shorter than what a server reads. */
const TABLE_MAX = 6000

/** How a list is wanted as a file. */
export const listFileValidator = vine.create({
  format: vine.enum(['csv', 'xlsx'] as const),
  table: vine.string().maxLength(TABLE_MAX),
})

const tableValidator = vine.create({
  columns: vine
    .array(
      vine.object({
        /** A field of the list's lines, as the list sends it. */
        source: vine.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
        /** What stands above it, in the language of who asks. */
        label: line(WORD_MAX),
        /** What stands in place of a value. */
        words: vine.record(line(WORD_MAX)).optional(),
      })
    )
    .minLength(1)
    .maxLength(COLUMNS_MAX),
  /** What stands in place of true and false. */
  yes: line(WORD_MAX),
  no: line(WORD_MAX),
})

/** The columns of a file as the page shows them, in its language. */
export type WantedTable = Infer<typeof tableValidator>

/** @throws E_VALIDATION_ERROR on what is no table */
export function wantedTable(text: string): Promise<WantedTable> {
  return tableValidator.validate(parsed(text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
