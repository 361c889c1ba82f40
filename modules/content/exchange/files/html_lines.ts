/** After these a line ends: whoever changes a word changes one line. */
const LINE_END =
  /<(?:\/(?:p|h[2-4]|li|ul|ol|blockquote|table|thead|tbody|tr|th|td)|ul|ol|blockquote|table|thead|tbody|tr|br ?\/?|hr ?\/?)>/g

/** HTML as lines that are easy to compare; put behind one another they are the text again. */
export function linesOfHtml(html: string): string[] {
  const ends = [...html.matchAll(LINE_END)].map(({ index, 0: tag }) => index + tag.length)
  const cuts = [0, ...ends, html.length]
  return cuts
    .slice(1)
    .map((end, at) => html.slice(cuts[at], end))
    .filter(Boolean)
}

/** The text that lines make; anything else stays, and is judged as it is. */
export function htmlOfLines(value: unknown): unknown {
  const isLines = Array.isArray(value) && value.every((line) => typeof line === 'string')
  return isLines ? value.join('') : value
}
