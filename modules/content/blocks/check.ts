import {
  BLOCK_ID,
  BLOCKS_OF_RECORD_MAX,
  definitionOf,
  LANGUAGES,
  LEVELS_MAX,
  RECORD_LENGTH_MAX,
  ROOT_BLOCKS,
  type BlockValue,
  type Language,
  type RecordKind,
  type StoredBlock,
} from './shared/definitions.js'
import { isGroup } from './shared/walk.js'
import { cleanFields, type Sheet } from './clean_fields.js'
import { wholeProblems, type BlockProblem } from './check_whole.js'

interface CheckOptions {
  kind: RecordKind
  /** A draft may have gaps; what is published may not. */
  purpose?: 'draft' | 'publication'
  /** The page shows no title of its own, so one title block may be the h1. */
  hideTitle?: boolean
}

/**
 * The blocks as they are kept, with clean HTML and without what their types do not need, and what is wrong with them.
 * What is wrong in itself is left out of the blocks, so nothing that is returned can hurt a reader.
 *
 * @source requirements T-01 to T-17
 */
export function checkBlocks(
  input: unknown,
  { kind, purpose = 'draft', hideTitle = false }: CheckOptions
): { blocks: StoredBlock[]; problems: BlockProblem[] } {
  const problems: BlockProblem[] = []
  const sheet: Sheet = {
    ids: new Set(),
    isWhole: purpose === 'publication',
    report: (path, rule, meta) => void problems.push(meta ? { path, rule, meta } : { path, rule }),
    blocks: (value, allowed, place) => cleanBlocks(value, allowed, place, sheet),
  }
  if (!Array.isArray(input)) {
    sheet.report('content', 'array')
    return { blocks: [], problems }
  }
  if (JSON.stringify(input).length > RECORD_LENGTH_MAX) {
    sheet.report('content', 'too_large', { max: RECORD_LENGTH_MAX })
    return { blocks: [], problems }
  }
  const blocks = cleanBlocks(input, ROOT_BLOCKS[kind], { path: 'content', level: 1 }, sheet)
  return { blocks, problems: [...problems, ...wholeProblems(blocks, { purpose, hideTitle })] }
}

function cleanBlocks(
  value: unknown[],
  allowed: readonly string[],
  { path, level }: { path: string; level: number },
  sheet: Sheet
): StoredBlock[] {
  if (level > LEVELS_MAX) {
    if (value.length) sheet.report(path, 'too_deep', { max: LEVELS_MAX })
    return []
  }
  return value.flatMap((one, at) => {
    const place = { path: `${path}.${at}`, level }
    const block = isGroup(one) ? cleanBlock(one, allowed, place, sheet) : null
    if (!isGroup(one)) sheet.report(place.path, 'object')
    return block ? [block] : []
  })
}

function cleanBlock(
  written: Record<string, BlockValue>,
  allowed: readonly string[],
  { path, level }: { path: string; level: number },
  sheet: Sheet
): StoredBlock | null {
  const { id, name, v = 1, only = null, props = {}, ...rest } = written
  for (const strange of Object.keys(rest)) sheet.report(`${path}.${strange}`, 'unknown')
  if (typeof id !== 'string' || !BLOCK_ID.test(id)) {
    sheet.report(`${path}.id`, id ? 'invalid' : 'required')
    return null
  }
  if (sheet.ids.has(id)) sheet.report(`${path}.id`, 'unique')
  sheet.ids.add(id)
  if (sheet.ids.size === BLOCKS_OF_RECORD_MAX + 1) {
    sheet.report('content', 'too_many', { max: BLOCKS_OF_RECORD_MAX })
  }
  if (typeof name !== 'string' || !/^[a-z][a-z ]{0,39}$/.test(name) || !isGroup(props)) {
    sheet.report(`${path}.name`, 'invalid')
    return null
  }
  const block = { id, name, v: typeof v === 'number' ? v : 1, only: languageOf(only) }
  const definition = definitionOf(name)
  // A newer version of the shop may know it: it is kept, and shows nothing here.
  if (!definition) return { ...block, props }
  if (!allowed.includes(name)) sheet.report(`${path}.name`, 'not_here')
  if (block.v !== definition.v) sheet.report(`${path}.v`, 'invalid')
  const place = { path: `${path}.props`, level }
  return { ...block, props: cleanFields(definition.fields, props, place, sheet) }
}

function languageOf(only: BlockValue): Language | null {
  return LANGUAGES.find((one) => one === only) ?? null
}
