import { errors } from '@vinejs/vine'
import { NotFound } from '#app/exceptions/page_exceptions'
import { checkBlocks, type BlockProblem } from '#content/blocks/main'
import { RECORD_LENGTH_MAX } from '#content/constants'
import { entryProblems } from '#content/menus/main'
import type { RecordBody, RecordKind } from '../record_kinds.js'
import { bodyValidators } from './body_validators.js'

/** The kinds whose text is checked here; the others have screens of their own. */
export type WrittenKind = keyof typeof bodyValidators

/** @throws NotFound for kinds that have screens of their own */
export function writtenKindOf(kind: RecordKind): WrittenKind {
  if (!Object.hasOwn(bodyValidators, kind)) throw new NotFound()
  return kind as WrittenKind
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
  const given = await bodyValidators[kind].validate(input ?? {})
  const body: RecordBody = JSON.parse(JSON.stringify(given))
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
