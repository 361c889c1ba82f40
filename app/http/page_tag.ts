import type { Edge } from 'edge.js'

/** A page with what the server rendered of it. */
interface TaggedPage {
  ssrBody?: string
  ssrHead?: string[]
  [name: string]: unknown
}

/** Characters that could end or confuse the script element around JSON, as JSON escapes. */
const RISKY: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand inside a script element whatever its texts hold. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => RISKY[sign])
}

/**
 * Replaces what `@inertia()` prints: the framework leaves `<` as it is, so that a name holding
 * `<!--<script>` would swallow the rest of the page. What the server rendered stands in the element that scripts take over.
 */
export function usePageTag(edge: Edge): void {
  edge.global('inertia', (page: TaggedPage = {}) => pageTag(page))
}

/** The element that scripts take over, with the page as data behind it. */
export function pageTag({ ssrBody: body = '', ssrHead: _head, ...contents }: TaggedPage): string {
  const mark = body ? ' data-server-rendered="true"' : ''
  const json = scriptSafeJson(contents)
  return `<div id="app"${mark}>${body}</div><script data-page="app" type="application/json">${json}</script>`
}
