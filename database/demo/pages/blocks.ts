/** A content block as pages store it. */
export type BlockRecord = { id: string; name: 'title' | 'text'; props: Record<string, unknown> }

/** A staff-edited page in both languages. */
export type PageRecord = {
  slug: string
  title_hu: string
  title_en: string
  content_hu: BlockRecord[]
  content_en: BlockRecord[]
  hide_title: boolean
}

/** A heading with the paragraphs below it; a line that starts with '- ' is an item of a list. */
export type PagePart = [heading: string, ...lines: string[]]

const HEADING_LEVEL = 2

/** Turns parts into the blocks `title` and `text`, with ids that are stable within the page. */
export function blocksOf(parts: PagePart[]): BlockRecord[] {
  return parts.flatMap(([heading, ...lines], index) => [
    { id: `title-${index + 1}`, name: 'title', props: { text: heading, level: HEADING_LEVEL } },
    { id: `text-${index + 1}`, name: 'text', props: { html: htmlOf(lines) } },
  ])
}

function htmlOf(lines: string[]): string {
  const html = lines.map((line) =>
    line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`
  )
  return html.join('').replace(/(<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}
