import type { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { COLUMNS_MAX } from './file_columns.js'
import type { ColumnMatch } from './checked_lines.js'

/** Longest text of a match, in characters. */
const TEXT_MAX = 2000

const readable = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isMatch(parsed(value)))
    field.report('invalid', 'invalid', field)
})

const validator = vine.create({ match: vine.string().maxLength(TEXT_MAX).use(readable()) })

/**
 * Reads `match` of an address: the place of the column of each field, as JSON.
 *
 * @throws E_VALIDATION_ERROR
 */
export async function matchOf(request: HttpRequest): Promise<ColumnMatch> {
  const { match } = await validator.validate(request.qs())
  return parsed(match) as ColumnMatch
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A match nobody can read is as wrong as one that does not fit.
    return undefined
  }
}

function isMatch(value: unknown): boolean {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return false
  const places = Object.values(value)
  return places.every((place) => Number.isInteger(place) && place >= 0 && place < COLUMNS_MAX)
}
