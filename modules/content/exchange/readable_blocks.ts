import type { BlockValue } from '../blocks/main.js'
import { blocksIn, walk, type Leaf } from '../blocks/shared/walk.js'
import { htmlOfLines, linesOfHtml } from './files/html_lines.js'

/**
 * The blocks as a file has them.
 *
 * @param questionnaires their keys by their numbers, one that is gone is left out; nothing where blocks name keys already
 */
export function readableBlocks(
  blocks: unknown,
  questionnaires?: ReadonlyMap<number, string>
): BlockValue {
  return changed(blocks, ({ field, value }) => {
    if (field.kind === 'rich' && typeof value === 'string') return linesOfHtml(value)
    if (field.kind !== 'ref' || !questionnaires) return value
    return questionnaires.get(Number(value)) ?? null
  })
}

/** The blocks of a file as the editor would send them; they are not checked yet. */
export function writtenBlocks(blocks: unknown): BlockValue {
  return changed(blocks, ({ field, value }) => {
    return field.kind === 'rich' ? (htmlOfLines(value) as BlockValue) : value
  })
}

/** The blocks with the numbers of questionnaires in place of their keys. */
export function numberedBlocks(
  blocks: unknown,
  questionnaires: ReadonlyMap<string, number>
): BlockValue {
  return changed(blocks, ({ field, value }) => {
    if (field.kind !== 'ref') return value
    const id = questionnaires.get(String(value))
    return id === undefined ? null : String(id)
  })
}

/** Questionnaires that blocks name, with the places that name them. */
export function questionnairesIn(blocks: unknown): { key: string; path: string }[] {
  const found: { key: string; path: string }[] = []
  changed(blocks, ({ field, value, path }) => {
    if (field.kind === 'ref' && typeof value === 'string') found.push({ key: value, path })
    return value
  })
  return found
}

function changed(blocks: unknown, change: (leaf: Leaf) => BlockValue | undefined): BlockValue {
  const copy: BlockValue = JSON.parse(JSON.stringify(blocks ?? []))
  walk(blocksIn(copy), (leaf) => {
    const value = change(leaf)
    const name = leaf.path.slice(leaf.path.lastIndexOf('.') + 1)
    if (value !== undefined && value !== leaf.value) leaf.props[name] = value
  })
  return copy
}
