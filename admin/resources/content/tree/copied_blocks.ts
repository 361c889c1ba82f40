import type { Block } from './block_tree'

/** What marks a text of the clipboard as blocks of ours. */
const MARK = 'mesterpont/blocks'
/** Longest text of the clipboard that is read, in characters: a whole record is 512 kB at most. */
const LENGTH_MAX = 600_000

/** Blocks as a text of the clipboard, for another record or another window. */
export function copiedText(blocks: readonly Block[]): string {
  return JSON.stringify({ type: MARK, blocks })
}

/** The blocks of a text of the clipboard; null where it holds something else. The server checks them once more on save. */
export function blocksOfText(text: string): Block[] | null {
  if (text.length > LENGTH_MAX || !text.includes(MARK)) return null
  try {
    const found = JSON.parse(text) as { type?: unknown; blocks?: unknown }
    if (found?.type !== MARK || !Array.isArray(found.blocks)) return null
    return found.blocks.every(isBlock) ? found.blocks : null
  } catch {
    return null
  }
}

function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, props } = value as Partial<Block>
  if (typeof id !== 'string' || typeof name !== 'string') return false
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return false
  return (
    props.children === undefined || (Array.isArray(props.children) && props.children.every(isBlock))
  )
}
