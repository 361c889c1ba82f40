import type { Transaction } from '#app/transaction'
import type { BlockValue } from '../../blocks/main.js'
import type { FieldsOf } from '../../blocks/shared/definitions.js'
import { hasTexts, RECORD_TEXTS } from '../../blocks/shared/record_texts.js'
import { blocksIn } from '../../blocks/shared/walk.js'
import Questionnaire from '../../questionnaires/models/questionnaire.js'
import type { RecordBody, RecordKind } from '../../records/record_kinds.js'
import { htmlOfLines, linesOfHtml } from '../files/html_lines.js'
import { idOf, type Names } from '../names.js'
import { throwProblems } from '../problems.js'
import {
  numberedBlocks,
  questionnairesIn,
  readableBlocks,
  writtenBlocks,
} from '../readable_blocks.js'

/** Whether a text beside the blocks is HTML: its definition says so. */
function isHtml(kind: RecordKind, name: string): boolean {
  const fields: FieldsOf = hasTexts(kind) ? RECORD_TEXTS[kind] : {}
  return fields[name.replace(/_(hu|en)$/, '')]?.kind === 'rich'
}

/**
 * The body of a record as its file has it.
 *
 * @param names null where the blocks name questionnaires by their keys already
 */
export function textOfBody(kind: RecordKind, body: RecordBody, names: Names | null): BlockValue {
  const text: Record<string, BlockValue> = {}
  for (const [name, value] of Object.entries(body)) {
    if (name === 'content') continue
    text[name] = isHtml(kind, name) && typeof value === 'string' ? linesOfHtml(value) : value
  }
  if (!body.content) return text
  return { ...text, content: readableBlocks(body.content, names?.questionnaires) }
}

/** The body as the editor would send it; anything but fields is judged as it is. */
export function bodyOfFile(kind: RecordKind, text: unknown): unknown {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return text
  const entries = Object.entries(text).map(([name, value]) => {
    if (name === 'content') return [name, Array.isArray(value) ? writtenBlocks(value) : value]
    return [name, isHtml(kind, name) ? htmlOfLines(value) : value]
  })
  return Object.fromEntries(entries)
}

/** @throws E_VALIDATION_ERROR (`exists`) where blocks name a questionnaire that nobody has */
export function checkQuestionnaires({ content }: RecordBody, { questionnaires }: Names): void {
  const missing = questionnairesIn(content).filter(
    ({ key }) => idOf(questionnaires, key) === undefined
  )
  throwProblems(missing.map(({ path }) => ({ field: path, rule: 'exists' })))
}

/** The body as it is kept: questionnaires go by their numbers. */
export async function numberedBody({ client }: Transaction, body: RecordBody): Promise<RecordBody> {
  const keys = questionnairesIn(body.content).map(({ key }) => key)
  if (!keys.length) return body
  const all = await Questionnaire.query({ client }).whereIn('key', keys)
  const numbers = new Map(all.map(({ id, key }) => [key!, id]))
  return { ...body, content: blocksIn(numberedBlocks(body.content, numbers)) }
}
