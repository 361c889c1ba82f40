import { createElement } from 'react'

/** A heading inside a page; the page's own title is the only h1. */
export function TitleBlock({ text, level = 2 }: { text: string; level?: number }) {
  return createElement(`h${Math.min(4, Math.max(2, Math.trunc(level)))}`, null, text)
}
