import type { Block } from '../tree/block_tree'

/** What a draft or a version says: fields of the record, and its blocks where its kind has them. */
export interface Body {
  content?: Block[]
  [field: string]: unknown
}

/** Whether two values of a body say the same; the order of names in them does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  // A text that was never written and one that was emptied again are no change.
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name])
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** The fields of a body alone. */
export function withoutBlocks(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'content'))
}
