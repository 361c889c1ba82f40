import { heightOf, idsIn, levelOf, withInner, type BlockTree } from './block_tree'

/** What may stand where in a kind of record. */
export interface TreeRules {
  /** Names that may stand in a block of this name, or at the root. */
  namesIn: (name: string | null) => readonly string[]
  /** Most blocks directly in a block of this name, or at the root. */
  mostIn: (name: string | null) => number
  levelsMax: number
  /** Most blocks of a record. */
  blocksMax: number
}

/** A place for a block: in which block, before which of the blocks there. */
export interface Place {
  parent: string | null
  /** Counted without the block that moves. */
  index: number
}

/** Why a block cannot stand in a place. */
export type Refusal = 'inside_itself' | 'not_allowed' | 'full' | 'too_deep' | 'too_many'

function nameOf(tree: BlockTree, id: string | null): string | null {
  return id === null ? null : tree.nodes[id].block.name
}

/** Why a block of the tree cannot move into another one; null where it can. */
export function refusalOf(
  tree: BlockTree,
  id: string,
  parent: string | null,
  rules: TreeRules
): Refusal | null {
  if (parent !== null && withInner(tree, id).includes(parent)) return 'inside_itself'
  if (tree.nodes[id].parent === parent) return null
  const { name } = tree.nodes[id].block
  return refusalOfNew(tree, { name, height: heightOf(tree, id), count: 0 }, parent, rules)
}

/** What is to come into a tree: its name, its levels and how many blocks it adds. */
interface Newcomer {
  name: string
  height: number
  count: number
}

/** Why something new cannot stand in a place; null where it can. */
export function refusalOfNew(
  tree: BlockTree,
  { name, height, count }: Newcomer,
  parent: string | null,
  rules: TreeRules
): Refusal | null {
  const holder = nameOf(tree, parent)
  if (!rules.namesIn(holder).includes(name)) return 'not_allowed'
  if (idsIn(tree, parent).length >= rules.mostIn(holder)) return 'full'
  if (levelOf(tree, parent) + height > rules.levelsMax) return 'too_deep'
  if (Object.keys(tree.nodes).length + count > rules.blocksMax) return 'too_many'
  return null
}
