import type { Edge } from 'edge.js'

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
 * `<!--<script>` would swallow the rest of the page.
 */
export function usePageTag(edge: Edge): void {
  edge.global('inertia', (page: Record<string, any> = {}) => {
    const { ssrBody, ssrHead: _head, ...contents } = page
    if (ssrBody) return ssrBody
    return `<script data-page="app" type="application/json">${scriptSafeJson(contents)}</script><div id="app"></div>`
  })
}
