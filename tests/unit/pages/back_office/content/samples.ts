import {
  blocksOf,
  type Block,
  type BlockTree,
} from '../../../../../admin/resources/content/tree/block_tree'
import type { TreeRules } from '../../../../../admin/resources/content/tree/tree_rules'

/** A block that says its own id. */
export function text(id: string, html = id): Block {
  return { id, name: 'text', v: 1, only: null, props: { html_hu: html } }
}

/** A block with blocks inside it. */
export function holder(name: 'section' | 'row' | 'column', id: string, children: Block[]): Block {
  return { id, name, v: 1, only: null, props: { children } }
}

const INSIDE: Record<string, string[]> = {
  section: ['row', 'text'],
  row: ['column'],
  column: ['text'],
}

/** Sections and rows at the root, columns in rows, texts everywhere but in rows. */
export const RULES: TreeRules = {
  namesIn: (name) => (name === null ? ['section', 'row', 'text'] : (INSIDE[name] ?? [])),
  mostIn: (name) => (name === 'row' ? 4 : 50),
  levelsMax: 4,
  blocksMax: 12,
}

export const isHolder = (name: string) => name in INSIDE

/** The ids of blocks with what is inside them: `a s(b c)`. */
export function outline(blocks: readonly Block[]): string {
  return blocks
    .map(({ id, props }) => {
      const inside = (props.children as Block[] | undefined) ?? []
      return inside.length > 0 ? `${id}(${outline(inside)})` : id
    })
    .join(' ')
}

export function outlineOf(tree: BlockTree): string {
  return outline(blocksOf(tree, isHolder))
}

/** Ids that are counted. */
export function counter(): () => string {
  let count = 0
  return () => `new${++count}`
}
