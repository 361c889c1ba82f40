/** A block as a draft or a version holds it; blocks inside it lie in `props.children`. */
export interface Block {
  id: string
  name: string
  v: number
  /** The only language it is shown in; null for both. */
  only: 'hu' | 'en' | null
  props: Record<string, unknown>
}

/** One block of the tree: what it says, and where it hangs. */
export interface TreeNode {
  /** Without the blocks inside it: a change of one of them leaves this object as it is. */
  block: Block
  /** The block it lies in; null at the root. */
  parent: string | null
  /** Ids of the blocks inside it, in order. */
  children: readonly string[]
}

/** The blocks of a record by id. Nothing in it is ever changed in place, so a card can ask whether its node is another one. */
export interface BlockTree {
  root: readonly string[]
  nodes: Readonly<Record<string, TreeNode>>
}

export const EMPTY_TREE: BlockTree = { root: [], nodes: {} }

/** The blocks inside a block, as they are stored. */
export function childrenOf(block: Block): Block[] {
  const { children } = block.props
  return Array.isArray(children) ? (children as Block[]) : []
}

/** The tree of stored blocks. */
export function treeOf(blocks: readonly Block[]): BlockTree {
  const nodes: Record<string, TreeNode> = {}
  const hang = (list: readonly Block[], parent: string | null): string[] =>
    list.map((block) => {
      const props = Object.fromEntries(
        Object.entries(block.props).filter(([name]) => name !== 'children')
      )
      const children = hang(childrenOf(block), block.id)
      nodes[block.id] = { block: { ...block, props }, parent, children }
      return block.id
    })
  return { root: hang(blocks, null), nodes }
}

/** The blocks as they are stored; those of `isHolder` have a list of children even where it is empty. */
export function blocksOf(
  tree: BlockTree,
  isHolder: (name: string) => boolean,
  ids: readonly string[] = tree.root
): Block[] {
  return ids.map((id) => {
    const { block, children } = tree.nodes[id]
    if (children.length === 0 && !isHolder(block.name)) return block
    return {
      ...block,
      props: { ...block.props, children: blocksOf(tree, isHolder, children) },
    }
  })
}

/** The blocks directly inside a block, or those at the root. */
export function idsIn(tree: BlockTree, parent: string | null): readonly string[] {
  return parent === null ? tree.root : (tree.nodes[parent]?.children ?? [])
}

/** A block and all blocks inside it, each before its children. */
export function withInner(tree: BlockTree, id: string): string[] {
  return [id, ...tree.nodes[id].children.flatMap((child) => withInner(tree, child))]
}

/** The blocks that a block lies in, the innermost first. */
export function holdersOf(tree: BlockTree, id: string): string[] {
  const { parent } = tree.nodes[id]
  return parent === null ? [] : [parent, ...holdersOf(tree, parent)]
}

/** Where a block hangs: 1 at the root. */
export function levelOf(tree: BlockTree, id: string | null): number {
  return id === null ? 0 : holdersOf(tree, id).length + 1
}

/** Levels of a block and of what is inside it: 1 for a block without children. */
export function heightOf(tree: BlockTree, id: string): number {
  return 1 + Math.max(0, ...tree.nodes[id].children.map((child) => heightOf(tree, child)))
}

/** The same tree with another list of blocks in a place. */
export function withIdsIn(
  tree: BlockTree,
  parent: string | null,
  ids: readonly string[]
): BlockTree {
  if (parent === null) return { ...tree, root: ids }
  const node = { ...tree.nodes[parent], children: ids }
  return { ...tree, nodes: { ...tree.nodes, [parent]: node } }
}
