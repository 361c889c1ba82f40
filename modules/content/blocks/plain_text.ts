/** After these a reader makes a pause; without a break two words would become one. */
const BREAKS = /<(?:br|hr|\/(?:p|li|h[2-4]|blockquote|td|th|tr))\b[^>]*>/g
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** The words of cleaned HTML: no tag, no entity. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity])
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

/** Signs that are not seen, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** A text in one spelling, without signs that are not seen and spaces around. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim()
}
