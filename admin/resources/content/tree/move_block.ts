import { idsIn, withIdsIn, type BlockTree } from './block_tree'
import { refusalOf, type Place, type TreeRules } from './tree_rules'

/** Ways the keyboard and the menu of a card move a block. */
export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Where a block stands now. */
export function placeOf(tree: BlockTree, id: string): Place {
  const { parent } = tree.nodes[id]
  return { parent, index: idsIn(tree, parent).indexOf(id) }
}

/** The tree with a block in another place; the same tree where it may not stand there or stands there already. */
export function moveBlock(tree: BlockTree, id: string, to: Place, rules: TreeRules): BlockTree {
  const from = placeOf(tree, id)
  if (refusalOf(tree, id, to.parent, rules) !== null) return tree
  const rest = idsIn(tree, to.parent).filter((one) => one !== id)
  const index = Math.min(Math.max(to.index, 0), rest.length)
  if (from.parent === to.parent && from.index === index) return tree
  const left = withIdsIn(
    tree,
    from.parent,
    idsIn(tree, from.parent).filter((one) => one !== id)
  )
  const moved = withIdsIn(left, to.parent, rest.toSpliced(index, 0, id))
  const node = { ...moved.nodes[id], parent: to.parent }
  return { ...moved, nodes: { ...moved.nodes, [id]: node } }
}

/**
 * Where a block goes in a direction; null where it cannot. Inwards is into the block before it, or into the last block of
 * that one where only there is room for it, as a text goes into the last column of a row.
 */
export function placeTowards(
  tree: BlockTree,
  id: string,
  direction: Direction,
  rules: TreeRules
): Place | null {
  const { parent, index } = placeOf(tree, id)
  const around = idsIn(tree, parent)
  if (direction === 'up') return index > 0 ? { parent, index: index - 1 } : null
  if (direction === 'down') return index < around.length - 1 ? { parent, index: index + 1 } : null
  if (direction === 'in') return inwards(tree, id, around[index - 1], rules)
  if (parent === null) return null
  const holder = placeOf(tree, parent)
  const outer = { parent: holder.parent, index: holder.index + 1 }
  if (refusalOf(tree, id, outer.parent, rules) === null) return outer
  // Out of a column it goes behind the row: nothing but columns stands in the row itself.
  return holder.parent === null ? null : outwards(tree, id, holder.parent, rules)
}

function inwards(
  tree: BlockTree,
  id: string,
  before: string | undefined,
  rules: TreeRules
): Place | null {
  if (before === undefined) return null
  const inside = idsIn(tree, before)
  if (refusalOf(tree, id, before, rules) === null) return { parent: before, index: inside.length }
  return inwards(tree, id, inside.at(-1), rules)
}

function outwards(tree: BlockTree, id: string, around: string, rules: TreeRules): Place | null {
  const { parent, index } = placeOf(tree, around)
  if (refusalOf(tree, id, parent, rules) === null) return { parent, index: index + 1 }
  return parent === null ? null : outwards(tree, id, parent, rules)
}

/** Every block another block could move into, in the order of the page; the root is null. */
export function holdersFor(tree: BlockTree, id: string, rules: TreeRules): (string | null)[] {
  const below = (ids: readonly string[]): string[] =>
    ids.flatMap((one) => [one, ...below(idsIn(tree, one))])
  const { parent } = tree.nodes[id]
  return [null, ...below(tree.root)].filter(
    (holder) => holder !== id && holder !== parent && refusalOf(tree, id, holder, rules) === null
  )
}
