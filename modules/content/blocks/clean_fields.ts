import { sanitise } from '#app/sanitise'
import {
  BLOCK_ID,
  LANGUAGES,
  type BlockValue,
  type Field,
  type FieldsOf,
  type StoredBlock,
} from './shared/definitions.js'
import { isGroup, isInBoth } from './shared/walk.js'
import { isDay } from '../questions/judge_answers.js'
import { cleanLink } from './links.js'
import { plainTextOf, tidyText } from './plain_text.js'

/** Where a value lies, and how deep its block. */
export interface Place {
  path: string
  level: number
}

/** What one check of a record notes. */
export interface Sheet {
  /** Names of the blocks so far. */
  ids: Set<string>
  /** Nothing may be missing. */
  isWhole: boolean
  report: (path: string, rule: string, meta?: Record<string, string | number>) => void
  /** The blocks inside a block. */
  blocks: (value: unknown[], allowed: readonly string[], place: Place) => StoredBlock[]
}

const FILM = /^[A-Za-z0-9_-]{11}$/
/** Ways in which the address of a film names it. */
const FILM_ADDRESS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/
const COMPARED_MAX = 30
const COMPARED_LENGTH_MAX = 300

/** The values of a block, a row or a group as they are kept: all that belong there, and nothing else. */
export function cleanFields(
  fields: FieldsOf,
  props: Record<string, BlockValue>,
  place: Place,
  sheet: Sheet
): Record<string, BlockValue> {
  const clean: Record<string, BlockValue> = {}
  for (const [name, field] of Object.entries(fields)) {
    const keys = isInBoth(field) ? LANGUAGES.map((language) => `${name}_${language}`) : [name]
    for (const key of keys) {
      const given = Object.hasOwn(props, key) ? props[key] : undefined
      clean[key] = cleanValue(field, given, { ...place, path: `${place.path}.${key}` }, sheet)
    }
  }
  for (const key of Object.keys(props)) {
    if (!Object.hasOwn(clean, key)) sheet.report(`${place.path}.${key}`, 'unknown')
  }
  return clean
}

function cleanValue(
  field: Field,
  given: BlockValue | undefined,
  place: Place,
  sheet: Sheet
): BlockValue {
  const isGiven = given !== undefined && given !== null && given !== ''
  if (!isGiven && !('fields' in field) && field.kind !== 'children') {
    // English may wait; what Hungarian must have stands with the whole.
    const isOwed = !field.optional && !place.path.endsWith('_en')
    if (isOwed && sheet.isWhole) sheet.report(place.path, 'required')
    return emptyOf(field)
  }
  const clean = isGiven ? valueOf(field, given, place, sheet) : valueOf(field, [], place, sheet)
  if (clean !== undefined) return clean
  if (isGiven) sheet.report(place.path, 'invalid')
  return emptyOf(field)
}

function emptyOf(field: Field): BlockValue {
  if (field.kind === 'plain' || field.kind === 'rich') return ''
  if (field.kind === 'choice' || field.kind === 'flag') return field.otherwise
  return field.kind === 'list' || field.kind === 'children' ? [] : null
}

/** The value as it is kept; undefined where it is not of its field's kind. */
function valueOf(
  field: Field,
  given: BlockValue,
  place: Place,
  sheet: Sheet
): BlockValue | undefined {
  switch (field.kind) {
    case 'plain':
      return textOf(given, field.max, place, sheet, tidyText)
    case 'rich':
      return textOf(given, field.max, place, sheet, (html) => {
        const safe = sanitise(html.normalize('NFC'))
        return plainTextOf(safe) ? safe : ''
      })
    case 'link':
      return cleanLink(given) ?? undefined
    case 'ref':
      // Questionnaires go by their number.
      if (Number.isSafeInteger(given)) return String(given)
      return typeof given === 'string' && BLOCK_ID.test(given) ? given : undefined
    case 'media':
    case 'name':
      return typeof given === 'string' && BLOCK_ID.test(given) ? given : undefined
    case 'film':
      return typeof given === 'string' ? filmOf(given.trim()) : undefined
    case 'choice':
      return field.of.find((one) => one === given)
    case 'number': {
      const isNumber = typeof given === 'number' && Number.isFinite(given)
      return isNumber && given >= field.min && given <= field.max ? given : undefined
    }
    case 'flag':
      return typeof given === 'boolean' ? given : undefined
    case 'day':
      return typeof given === 'string' && isDay(given) ? given : undefined
    case 'compared':
      return comparedOf(given)
    case 'group':
      if (Array.isArray(given)) return null
      return isGroup(given) ? cleanFields(field.fields, given, place, sheet) : undefined
    case 'list':
      return listOf(given, field, place, sheet, (rows) =>
        rows.flatMap((row, at) => {
          const path = `${place.path}.${at}`
          if (isGroup(row)) return [cleanFields(field.fields, row, { ...place, path }, sheet)]
          sheet.report(path, 'object')
          return []
        })
      )
    case 'children':
      return listOf(given, field, place, sheet, (rows) =>
        sheet.blocks(rows, field.of, { path: place.path, level: place.level + 1 })
      )
  }
}

function textOf(
  given: BlockValue,
  max: number,
  { path }: Place,
  { report }: Sheet,
  clean: (text: string) => string
): string | undefined {
  if (typeof given !== 'string') return undefined
  // Before it is parsed: a text nobody may keep is not worth the work.
  if (given.length > max) report(path, 'maxLength', { max })
  return clean(given.slice(0, max))
}

function listOf(
  given: BlockValue,
  { min, max }: { min: number; max: number },
  { path }: Place,
  { report, isWhole }: Sheet,
  clean: (rows: BlockValue[]) => BlockValue[]
): BlockValue[] | undefined {
  if (!Array.isArray(given)) return undefined
  if (given.length > max) report(path, 'array.maxLength', { max })
  if (isWhole && given.length < min) report(path, 'array.minLength', { min })
  return clean(given.slice(0, max))
}

function filmOf(written: string): string | undefined {
  return FILM.test(written) ? written : FILM_ADDRESS.exec(written)?.[1]
}

function comparedOf(given: BlockValue): BlockValue | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined
  if (typeof given === 'string') return tidyText(given.slice(0, COMPARED_LENGTH_MAX))
  if (!Array.isArray(given) || given.length > COMPARED_MAX) return undefined
  const texts = given.filter((one) => typeof one === 'string')
  return texts.length === given.length ? texts.map((one) => tidyText(one)) : undefined
}
