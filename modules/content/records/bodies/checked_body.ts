import { errors } from '@vinejs/vine'
import { NotFound } from '#app/exceptions/page_exceptions'
import { checkBlocks, checkTexts, type BlockProblem } from '#content/blocks/main'
import { hasTexts, RECORD_TEXTS, type TextsKind } from '#content/blocks/shared/record_texts'
import { ROOT_BLOCKS } from '#content/blocks/shared/definitions'
import { RECORD_LENGTH_MAX } from '#content/constants'
import { entryProblems } from '#content/menus/main'
import type { RecordBody, RecordKind } from '../record_kinds.js'
import { bodyValidators, contentValidator } from './body_validators.js'

/** The kinds whose text is checked here; the others have screens of their own. */
export type WrittenKind = keyof typeof bodyValidators | TextsKind

/** All of them. */
export const WRITTEN_KINDS = [
  ...Object.keys(bodyValidators),
  ...Object.keys(RECORD_TEXTS),
] as WrittenKind[]

/** @throws NotFound for kinds that have screens of their own */
export function writtenKindOf(kind: RecordKind): WrittenKind {
  const written = WRITTEN_KINDS.find((one) => one === kind)
  if (!written) throw new NotFound()
  return written
}

/**
 * The text of a record as it is stored: known fields only, HTML made safe.
 *
 * @throws E_VALIDATION_ERROR with the paths of the fields inside the text
 */
export async function checkedBody(
  kind: WrittenKind,
  input: unknown,
  purpose: 'draft' | 'publication' = 'draft'
): Promise<RecordBody> {
  if (JSON.stringify(input ?? null).length > RECORD_LENGTH_MAX) throw refused('content', 'max')
  const body = await fieldsOf(kind, input ?? {}, purpose)
  if (kind === 'menu' || kind === 'footer') refuse(entryProblems(kind, body, purpose))
  if (!body.content) return body
  const { blocks, problems } = checkBlocks(body.content, {
    kind,
    purpose,
    hideTitle: body.hide_title === true,
  })
  refuse(problems)
  body.content = blocks
  return body
}

/** The fields of a text with the blocks as they were sent. */
async function fieldsOf(
  kind: WrittenKind,
  input: unknown,
  purpose: 'draft' | 'publication'
): Promise<RecordBody> {
  if (!hasTexts(kind)) {
    return JSON.parse(JSON.stringify(await bodyValidators[kind].validate(input)))
  }
  const { texts, problems } = checkTexts(kind, input, purpose)
  refuse(problems)
  if (ROOT_BLOCKS[kind].length === 0) return texts
  const { content = [] } = await contentValidator.validate(input)
  return { ...texts, content }
}

/** @throws E_VALIDATION_ERROR where there is a problem */
function refuse(problems: BlockProblem[]): void {
  if (problems.length === 0) return
  throw new errors.E_VALIDATION_ERROR(
    problems.map(({ path, rule, meta }) => ({ field: path, rule, message: rule, meta }))
  )
}

function refused(field: string, rule: string) {
  return new errors.E_VALIDATION_ERROR([{ field, rule, message: rule }])
}
