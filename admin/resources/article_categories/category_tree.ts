/** A category of articles as the server lists it. */
export interface CategoryLine {
  id: number
  parent_id: number | null
  /** Its own part of the address. */
  slug: string
  /** The whole address. */
  path: string
  title_hu: string
  title_en: string
  description_hu: string
  description_en: string
  position: number
  /** When it was saved last, in ms UTC. */
  saved_at: number
  /** Articles directly in it. */
  articles: number
}

/** A category with those below it, in their order. */
export interface CategoryBranch {
  line: CategoryLine
  /** 1 at the top. */
  level: number
  children: CategoryBranch[]
}

/** Levels that categories may have, as the server keeps to. */
export const LEVELS_MAX = 3
/** Room between two places: one can be put in between by its number. */
const STEP = 10

/** The tree of the categories; of two with the same place the older one comes first. */
export function branchesOf(
  lines: readonly CategoryLine[],
  parentId: number | null = null,
  level = 1
): CategoryBranch[] {
  return lines
    .filter((line) => line.parent_id === parentId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map((line) => ({ line, level, children: branchesOf(lines, line.id, level + 1) }))
}

/** The categories in the order of their tree, each before those below it. */
export function inOrder(branches: readonly CategoryBranch[]): CategoryBranch[] {
  return branches.flatMap((one) => [one, ...inOrder(one.children)])
}

/** What a category is called with those above it: `Painting › Indoors`. */
export function titleWithin(lines: readonly CategoryLine[], id: number): string {
  const line = lines.find((one) => one.id === id)
  if (!line) return ''
  const above = line.parent_id === null ? '' : titleWithin(lines, line.parent_id)
  return above ? `${above} › ${line.title_hu}` : line.title_hu
}

/** Levels of a branch: 1 where nothing lies below it. */
function heightOf({ children }: CategoryBranch): number {
  return 1 + Math.max(0, ...children.map(heightOf))
}

/** The categories another one may lie in: neither itself nor what is below it, and not where it would lie too deep. */
export function parentsFor(branches: readonly CategoryBranch[], id: number | null): CategoryLine[] {
  const all = inOrder(branches)
  const moved = all.find(({ line }) => line.id === id)
  const below = new Set(moved ? inOrder([moved]).map(({ line }) => line.id) : [])
  const height = moved ? heightOf(moved) : 1
  return all
    .filter(({ line, level }) => !below.has(line.id) && level + height <= LEVELS_MAX)
    .map(({ line }) => line)
}

/** Where categories have to be put so that one of them stands a step further up or down; nothing where it cannot. */
export function placesAfter(
  lines: readonly CategoryLine[],
  id: number,
  step: -1 | 1
): { line: CategoryLine; position: number }[] {
  const moved = lines.find((one) => one.id === id)
  if (!moved) return []
  const around = branchesOf(lines, moved.parent_id).map(({ line }) => line)
  const at = around.indexOf(moved)
  const other = around[at + step]
  if (!other) return []
  return around
    .with(at, other)
    .with(at + step, moved)
    .map((line, index) => ({ line, position: (index + 1) * STEP }))
    .filter(({ line, position }) => line.position !== position)
}
