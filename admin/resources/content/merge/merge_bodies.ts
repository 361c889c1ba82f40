import { treeOf, withInner, type Block, type BlockTree } from '../tree/block_tree'
import { isSame, type Body } from './body'
import { bodyOf, partsOf } from './listed_parts'
import { mergeOrder } from './merge_order'

export type Side = 'mine' | 'theirs'

/** What two people changed at once, for a person to choose. */
export interface Conflict {
  /** The same for the same conflict however often the bodies are merged. */
  key: string
  /** A value both wrote; a block one removed and the other changed; a block both moved; blocks both put in order. */
  kind: 'value' | 'removed' | 'place' | 'order'
  /** The block, or the key of an entry; null for a field of the record. */
  block: string | null
  /** Name of the value of a block or of the field. */
  name?: string
  mine: unknown
  theirs: unknown
}

export interface Merged {
  body: Body
  conflicts: Conflict[]
}

type Values = Record<string, unknown>

/** The three bodies as trees, what a person chose, and what is found on the way. */
interface Merging {
  base: BlockTree
  mine: BlockTree
  theirs: BlockTree
  choose: (conflict: Conflict) => Side
}

/**
 * Puts together what two people made of one body, block by block, and a menu entry by entry. What only one of them touched is taken from them; what both
 * touched is a conflict, and stands as `choices` says by its key, or as mine until somebody chooses.
 */
export function mergeBodies(
  { base, mine, theirs }: { base: Body; mine: Body; theirs: Body },
  choices: Readonly<Record<string, Side>> = {}
): Merged {
  const conflicts = new Map<string, Conflict>()
  const choose = (conflict: Conflict) => {
    conflicts.set(conflict.key, conflict)
    return choices[conflict.key] ?? 'mine'
  }
  const parts = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) }
  const fields = mergeValues(
    { base: parts.base.fields, mine: parts.mine.fields, theirs: parts.theirs.fields },
    null,
    choose
  )
  const isListed = Boolean(parts.mine.listed ?? parts.theirs.listed)
  const [baseTree, mineTree, theirTree] = [parts.base, parts.mine, parts.theirs].map(({ listed }) =>
    treeOf(listed ?? [])
  )
  const trees = { base: baseTree, mine: mineTree, theirs: theirTree }
  const listed = isListed ? mergeTrees({ ...trees, choose }) : null
  const body = bodyOf({ fields, listed }, parts.mine.listed ? mine : theirs)
  return { body, conflicts: [...conflicts.values()] }
}

function mergeValues(
  { base, mine, theirs }: Record<'base' | Side, Values>,
  block: string | null,
  choose: Merging['choose']
): Values {
  const merged: Values = {}
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const values = { mine: mine[name], theirs: theirs[name] }
    const side = sideOf(values, base[name], () =>
      choose({ key: `value:${block ?? ''}:${name}`, kind: 'value', block, name, ...values })
    )
    if (values[side] !== undefined) merged[name] = values[side]
  }
  return merged
}

/** Whose value stands: of who changed it, or of who is chosen where both did. */
function sideOf(values: Record<Side, unknown>, base: unknown, choose: () => Side): Side {
  if (isSame(values.mine, values.theirs) || isSame(values.theirs, base)) return 'mine'
  return isSame(values.mine, base) ? 'theirs' : choose()
}

function mergeTrees(merging: Merging): Block[] {
  const { base, mine, theirs } = merging
  const ids = [...new Set([...Object.keys(mine.nodes), ...Object.keys(theirs.nodes)])]
  const stays = staysIn(merging)
  const alive = new Set(ids.filter(stays))
  const parents = parentsOf(merging, alive)
  const listed = (parent: string | null): Block[] => {
    const inside = [...alive].filter((id) => parents.get(id) === parent)
    const order = { parent, inside: new Set(inside) }
    return mergeOrder({ base, mine, theirs }, order, merging.choose).map(blockOf)
  }
  const blockOf = (id: string): Block => {
    const block = mergeBlock(merging, id)
    const holds = [mine, theirs].some((tree) => tree.nodes[id]?.children.length)
    const inside = listed(id)
    return holds || inside.length > 0
      ? { ...block, props: { ...block.props, children: inside } }
      : block
  }
  return listed(null)
}

/** Whether a block is in the merged record; who removed it while the other one changed it is a conflict. */
function staysIn({ base, mine, theirs, choose }: Merging): (id: string) => boolean {
  const known = new Map<string, boolean>()
  const judged = (id: string): boolean => {
    const isMine = id in mine.nodes
    if (isMine && id in theirs.nodes) return true
    const [side, here, there] = isMine
      ? (['mine', mine, theirs] as const)
      : (['theirs', theirs, mine] as const)
    const { parent } = here.nodes[id]
    const wasThere = id in base.nodes
    if (!wasThere) return parent === null || stays(parent)
    // What was removed with the block around it goes the way of that one.
    if (parent !== null && parent in base.nodes && !(parent in there.nodes)) return stays(parent)
    const removed = withInner(here, id).filter((one) => !(one in there.nodes))
    if (!removed.some((one) => isTouched(base, here, one))) return false
    const values = { [side]: here.nodes[id].block, [side === 'mine' ? 'theirs' : 'mine']: null }
    const conflict = { key: `removed:${id}`, kind: 'removed', block: id, ...values }
    return choose(conflict as unknown as Conflict) === side
  }
  const stays = (id: string): boolean => {
    if (!known.has(id)) known.set(id, judged(id))
    return known.get(id)!
  }
  return stays
}

function isTouched(base: BlockTree, tree: BlockTree, id: string): boolean {
  const [before, now] = [base.nodes[id], tree.nodes[id]]
  return !before || before.parent !== now.parent || !isSame(before.block, now.block)
}

/** In which block each block lies: where the one who moved it has put it. */
function parentsOf(
  { base, mine, theirs, choose }: Merging,
  alive: Set<string>
): Map<string, string | null> {
  const isThere = (parent: string | null | undefined) =>
    parent === null || (parent !== undefined && alive.has(parent))
  const merged = new Map<string, string | null>()
  for (const id of alive) {
    const places = { mine: mine.nodes[id]?.parent, theirs: theirs.nodes[id]?.parent }
    const side = !(id in mine.nodes)
      ? 'theirs'
      : !(id in theirs.nodes)
        ? 'mine'
        : sideOf(places, base.nodes[id]?.parent, () =>
            choose({ key: `place:${id}`, kind: 'place', block: id, ...places })
          )
    const other = side === 'mine' ? 'theirs' : 'mine'
    const found = [places[side], places[other]].find(isThere)
    merged.set(id, found ?? null)
  }
  for (const id of alive) if (isRound(merged, id)) return unlooped(merged, mine)
  return merged
}

/** Two moves that put each of two blocks into the other one: mine stands. */
function unlooped(parents: Map<string, string | null>, mine: BlockTree) {
  const own = (id: string, parent: string | null) => {
    const wanted = mine.nodes[id]?.parent
    return wanted !== undefined && (wanted === null || parents.has(wanted)) ? wanted : parent
  }
  return new Map([...parents].map(([id, parent]) => [id, own(id, parent)]))
}

function isRound(parents: Map<string, string | null>, id: string): boolean {
  const seen = new Set<string>()
  let at: string | null | undefined = id
  while (at) {
    if (seen.has(at)) return true
    seen.add(at)
    at = parents.get(at)
  }
  return false
}

function mergeBlock({ base, mine, theirs, choose }: Merging, id: string): Block {
  const [before, here, there] = [base, mine, theirs].map((tree) => tree.nodes[id]?.block)
  if (!here || !there) return here ?? there
  const headOf = ({ v, only }: Block) => ({ v, only })
  const heads = { base: headOf(before ?? here), mine: headOf(here), theirs: headOf(there) }
  const head = mergeValues(heads, id, choose)
  const values = { base: before?.props ?? {}, mine: here.props, theirs: there.props }
  const only = (head.only ?? null) as Block['only']
  return { ...here, ...head, only, props: mergeValues(values, id, choose) }
}
