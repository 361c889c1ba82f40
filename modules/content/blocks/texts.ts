import { cleanFields } from './clean_fields.js'
import type { BlockProblem } from './check_whole.js'
import { ROOT_BLOCKS, type BlockValue, type Language } from './shared/definitions.js'
import { RECORD_TEXTS, type TextsKind } from './shared/record_texts.js'
import { isGroup } from './shared/walk.js'

/** The texts of a record as they are kept, with clean HTML, and what is wrong with them; its blocks are checked apart. */
export function checkTexts(
  kind: TextsKind,
  input: unknown,
  purpose: 'draft' | 'publication' = 'draft'
): { texts: Record<string, BlockValue>; problems: BlockProblem[] } {
  const problems: BlockProblem[] = []
  const given = isGroup(input) ? input : {}
  const { content: _blocks, ...beside } = given
  const written = ROOT_BLOCKS[kind].length > 0 ? beside : given
  const texts = cleanFields(
    RECORD_TEXTS[kind],
    written,
    { path: '', level: 0 },
    {
      ids: new Set(),
      isWhole: purpose === 'publication',
      report: (path, rule, meta) => {
        problems.push({ path: path.slice(1), rule, ...(meta && { meta }) })
      },
      blocks: () => [],
    }
  )
  return { texts, problems }
}

/** How many texts of a record wait for their Hungarian and for their English words. */
export function missingTexts(kind: TextsKind, body: object): Record<Language, number> {
  const texts: Record<string, unknown> = { ...body }
  const missing = { hu: 0, en: 0 }
  for (const [name, { optional }] of Object.entries(RECORD_TEXTS[kind])) {
    const said = { hu: Boolean(texts[`${name}_hu`]), en: Boolean(texts[`${name}_en`]) }
    if (optional && !said.hu && !said.en) continue
    if (!said.hu) missing.hu += 1
    if (!said.en) missing.en += 1
  }
  return missing
}
