/** A block of a page as it was kept in one language. */
interface OldBlock {
  id: string
  name: string
  props: Record<string, unknown>
}

/** Texts of a block that exist in both languages. */
const TEXTS = ['text', 'html']

/**
 * Two lists of blocks, one a language, as one list: blocks with the same id and name become one with both texts, the others are
 * shown in their language alone.
 */
export function oneBlockList(hungarian: OldBlock[], english: OldBlock[]) {
  const both = new Map(english.map((block) => [block.id, block]))
  const merged = hungarian.map((block) => {
    const other = both.get(block.id)
    if (!other || other.name !== block.name) return alone(block, 'hu')
    both.delete(block.id)
    return { ...block, v: 1, only: null, props: bothTexts(block.props, other.props) }
  })
  const rest = english.filter(({ id }) => both.has(id))
  const taken = new Set(merged.map(({ id }) => id))
  const others = rest.map((block) => {
    return alone(taken.has(block.id) ? { ...block, id: `${block.id}en` } : block, 'en')
  })
  return [...merged, ...others]
}

function alone(block: OldBlock, only: 'hu' | 'en') {
  return { ...block, v: 1, only, props: bothTexts(block.props, block.props) }
}

function bothTexts(hungarian: Record<string, unknown>, english: Record<string, unknown>) {
  const entries = Object.entries(hungarian).flatMap(([name, value]) => {
    if (!TEXTS.includes(name)) return [[name, value]]
    return [
      [`${name}_hu`, value],
      [`${name}_en`, english[name] ?? ''],
    ]
  })
  return Object.fromEntries(entries)
}
