import { diffWordsWithSpace } from 'diff'
import { idsIn, treeOf, type Block, type BlockTree, type TreeNode } from '../tree/block_tree'
import { plainText } from './plain_text'
import { isSame, withoutBlocks, type Body } from '../merge/body'

/** A piece of a text: in both versions, only in the older one, or only in the newer one. */
export interface Piece {
  text: string
  change: 'same' | 'removed' | 'added'
}

/** A value that is another one in the newer version. */
export interface ChangedValue {
  name: string
  pieces: Piece[]
}

/** What became of a block. */
export interface ChangedBlock {
  id: string
  name: string
  change: 'added' | 'removed' | 'changed'
  /** Whether it stands elsewhere among those that were there before. */
  isMoved: boolean
  values: ChangedValue[]
}

export interface Comparison {
  fields: ChangedValue[]
  /** In the order of the newer version; what is gone stands at the end. */
  blocks: ChangedBlock[]
}

/** What differs between two versions of a record, as text: HTML of a version is never drawn here. */
export function compareBodies(older: Body, newer: Body): Comparison {
  const [from, to] = [older, newer].map(({ content = [] }) => treeOf(content))
  const moved = movedBlocks(from, to)
  const blocks = inOrder(to).map((id) => compareBlock(from.nodes[id], to.nodes[id], moved))
  const gone = inOrder(from).filter((id) => !(id in to.nodes))
  return {
    fields: changedValues(withoutBlocks(older), withoutBlocks(newer)),
    blocks: [
      ...blocks.filter(
        ({ change, isMoved, values }) => change === 'added' || isMoved || values.length > 0
      ),
      ...gone.map((id) => described(from.nodes[id].block, 'removed')),
    ],
  }
}

function inOrder(tree: BlockTree, parent: string | null = null): string[] {
  return idsIn(tree, parent).flatMap((id) => [id, ...inOrder(tree, id)])
}

function compareBlock(
  before: TreeNode | undefined,
  { block }: TreeNode,
  moved: ReadonlySet<string>
): ChangedBlock {
  if (!before) return described(block, 'added')
  const values = changedValues(
    { ...before.block.props, only: before.block.only },
    { ...block.props, only: block.only }
  )
  const { id, name } = block
  return { id, name, change: 'changed', isMoved: moved.has(id), values }
}

/** A block that is whole new or gone, with all its texts. */
function described({ id, name, props }: Block, change: 'added' | 'removed'): ChangedBlock {
  const values = change === 'added' ? changedValues({}, props) : changedValues(props, {})
  return { id, name, change, isMoved: false, values }
}

function changedValues(
  older: Record<string, unknown>,
  newer: Record<string, unknown>
): ChangedValue[] {
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])]
    .filter((name) => !isSame(older[name], newer[name]))
    .map((name) => ({ name, pieces: piecesOf(plainText(older[name]), plainText(newer[name])) }))
}

/** The words of two texts; one that only looks different in its marks says so by both of its texts. */
export function piecesOf(older: string, newer: string): Piece[] {
  return diffWordsWithSpace(older, newer).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Blocks that stand elsewhere: in another block, or not in the longest row of blocks that kept their order. */
function movedBlocks(from: BlockTree, to: BlockTree): Set<string> {
  const stayed = Object.keys(to.nodes).filter((id) => id in from.nodes)
  const elsewhere = stayed.filter((id) => from.nodes[id].parent !== to.nodes[id].parent)
  const places = new Set(stayed.map((id) => to.nodes[id].parent))
  const reordered = [...places].flatMap((parent) => {
    const keptIn = (tree: BlockTree, other: BlockTree) =>
      idsIn(tree, parent).filter((id) => other.nodes[id]?.parent === parent)
    return outOfOrder(keptIn(from, to), keptIn(to, from))
  })
  return new Set([...elsewhere, ...reordered])
}

/** The fewest ids that have to move so that one list becomes the other. */
function outOfOrder(before: readonly string[], after: readonly string[]): string[] {
  const longest: { length: number; previous: number }[] = []
  const ranks = after.map((id) => before.indexOf(id))
  for (const [at, rank] of ranks.entries()) {
    let best = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < at; earlier++) {
      const length = longest[earlier].length + 1
      if (ranks[earlier] < rank && length > best.length) best = { length, previous: earlier }
    }
    longest.push(best)
  }
  const kept = new Set<number>()
  let at = longest.reduce(
    (best, { length }, one) => (length > (longest[best]?.length ?? 0) ? one : best),
    0
  )
  while (at >= 0 && at < after.length) {
    kept.add(at)
    at = longest[at].previous
  }
  return after.filter((_, one) => !kept.has(one))
}
