import { sanitise } from '#app/sanitise'

/** What a piece may hold: plain values, and lists and groups of them. */
export type BlockValue =
  string | number | boolean | null | BlockValue[] | { [name: string]: BlockValue }

/** One piece of a page. */
export type Block = {
  id: string
  /** `text`, `title`, … ; a name the page does not know is left out. */
  name: string
  props: Record<string, BlockValue>
}

/** The blocks of a stored column with their HTML made safe; anything unreadable is no block. */
export function blocksOf(column: string): Block[] {
  return (JSON.parse(column) as Block[]).map((block) => {
    const { html } = block.props
    if (typeof html !== 'string') return block
    return { ...block, props: { ...block.props, html: sanitise(html) } }
  })
}
