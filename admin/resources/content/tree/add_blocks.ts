import {
  blocksOf,
  childrenOf,
  heightOf,
  idsIn,
  treeOf,
  withIdsIn,
  withInner,
  type Block,
  type BlockTree,
} from './block_tree'
import { placeOf } from './move_block'
import { refusalOfNew, type Place, type Refusal, type TreeRules } from './tree_rules'

/** The tree after something was added, or why nothing was. */
export interface Added {
  tree: BlockTree
  /** The new blocks that stand directly in the place. */
  ids: string[]
  refusal: Refusal | null
}

/** The same blocks under ids of their own: answers, comparisons and merges follow an id for life. */
export function renamed(blocks: readonly Block[], newId: () => string): Block[] {
  return blocks.map((block) => {
    const children = childrenOf(block)
    const props =
      'children' in block.props
        ? { ...block.props, children: renamed(children, newId) }
        : block.props
    return { ...block, id: newId(), props }
  })
}

/**
 * Adds blocks in a place. They keep their ids, so who pastes or duplicates renames them first. Either all of them find
 * room or nothing is added.
 */
export function addBlocks(
  tree: BlockTree,
  blocks: readonly Block[],
  to: Place,
  rules: TreeRules
): Added {
  let grown = tree
  const ids: string[] = []
  for (const [at, block] of blocks.entries()) {
    const refusal = refusalOfBlock(grown, block, to.parent, rules)
    if (refusal) return { tree, ids: [], refusal }
    const piece = treeOf([block])
    const nodes = { ...grown.nodes, ...piece.nodes }
    nodes[block.id] = { ...piece.nodes[block.id], parent: to.parent }
    const around = idsIn(grown, to.parent).toSpliced(to.index + at, 0, block.id)
    grown = withIdsIn({ ...grown, nodes }, to.parent, around)
    ids.push(block.id)
  }
  return { tree: grown, ids, refusal: null }
}

/** Why a block with all that is in it cannot come into a place; what came from another record is asked level by level. */
function refusalOfBlock(
  tree: BlockTree,
  block: Block,
  parent: string | null,
  rules: TreeRules
): Refusal | null {
  const piece = treeOf([block])
  const count = Object.keys(piece.nodes).length
  const newcomer = { name: block.name, height: heightOf(piece, block.id), count }
  const refusal = refusalOfNew(tree, newcomer, parent, rules)
  if (refusal) return refusal
  const isMisplaced = Object.values(piece.nodes).some(({ block: { name }, children }) =>
    children.some((child) => !rules.namesIn(name).includes(piece.nodes[child].block.name))
  )
  return isMisplaced ? 'not_allowed' : null
}

/** The tree with a copy of a block right behind it. */
export function duplicateBlock(
  tree: BlockTree,
  id: string,
  rules: TreeRules,
  newId: () => string
): Added {
  const copies = renamed(
    blocksOf(tree, () => false, [id]),
    newId
  )
  const { parent, index } = placeOf(tree, id)
  return addBlocks(tree, copies, { parent, index: index + 1 }, rules)
}

/**
 * Adds copied blocks behind a block, or further out where they may not stand beside it; at the end of the page where
 * no block is chosen.
 */
export function pasteBlocks(
  tree: BlockTree,
  copied: readonly Block[],
  behind: string | null,
  { rules, newId }: { rules: TreeRules; newId: () => string }
): Added {
  const blocks = renamed(copied, newId)
  if (behind === null) {
    return addBlocks(tree, blocks, { parent: null, index: tree.root.length }, rules)
  }
  const { parent, index } = placeOf(tree, behind)
  const added = addBlocks(tree, blocks, { parent, index: index + 1 }, rules)
  return added.refusal && parent !== null
    ? pasteBlocks(tree, copied, parent, { rules, newId })
    : added
}

/** The tree without a block and without what is in it. */
export function removeBlock(tree: BlockTree, id: string): BlockTree {
  const { parent } = tree.nodes[id]
  const gone = new Set(withInner(tree, id))
  const kept = Object.entries(tree.nodes).filter(([one]) => !gone.has(one))
  const ids = idsIn(tree, parent).filter((one) => one !== id)
  return withIdsIn({ ...tree, nodes: Object.fromEntries(kept) }, parent, ids)
}

/** The tree with other values in a block; the same tree where nothing is other. */
export function changeProps(
  tree: BlockTree,
  id: string,
  changed: Record<string, unknown>
): BlockTree {
  const node = tree.nodes[id]
  const block = { ...node.block, props: { ...node.block.props, ...changed } }
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node, block } } }
}

/** The tree with a block that is shown in one language alone, or in both. */
export function changeOnly(tree: BlockTree, id: string, only: Block['only']): BlockTree {
  const node = tree.nodes[id]
  const block = { ...node.block, only }
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...node, block } } }
}
