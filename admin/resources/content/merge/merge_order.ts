import { idsIn, type BlockTree } from '../tree/block_tree'
import { isSame } from './body'
import type { Conflict, Side } from './merge_bodies'

/** The blocks of one place in merged order: as who moved them put them, with what the other one added behind what stood before it there. */
export function mergeOrder(
  trees: Record<'base' | Side, BlockTree>,
  { parent, inside }: { parent: string | null; inside: ReadonlySet<string> },
  choose: (conflict: Conflict) => Side
): string[] {
  const listIn = (tree: BlockTree) => idsIn(tree, parent).filter((id) => inside.has(id))
  const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map(listIn)
  const side = leaderOf({ base, mine, theirs }, (orders) =>
    choose({ key: `order:${parent ?? ''}`, kind: 'order', block: parent, ...orders })
  )
  const [first, second] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  const merged = [...first]
  for (const [at, id] of second.entries()) {
    if (merged.includes(id)) continue
    const before = second.slice(0, at).findLast((one) => merged.includes(one))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  }
  // What the other one moved away from where it stood in both has no neighbour here.
  return [...merged, ...[...inside].filter((id) => !merged.includes(id))]
}

function leaderOf(
  { base, mine, theirs }: Record<'base' | Side, string[]>,
  choose: (orders: Record<Side, string[]>) => Side
): Side {
  const common = (list: string[], other: string[]) => list.filter((id) => other.includes(id))
  const orders = { mine: common(mine, theirs), theirs: common(theirs, mine) }
  if (isSame(orders.mine, orders.theirs)) return 'mine'
  const before = common(base, orders.mine)
  const isAsBefore = (side: Side) => isSame(common(orders[side], before), before)
  if (isAsBefore('theirs')) return 'mine'
  return isAsBefore('mine') ? 'theirs' : choose(orders)
}
