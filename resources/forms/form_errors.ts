/** Codes by field name, dotted where nested. */
export type FieldCodes = Record<string, string>

/** Fields whose error also goes away when another one is edited. @source requirements A-10 */
const ALSO_CLEARED: Record<string, readonly string[]> = { password: ['email'] }

/** The errors left after a field was edited: its own, those below and those above it are gone. */
export function withoutErrorOf(errors: FieldCodes, field: string): FieldCodes {
  const cleared = [field, ...(ALSO_CLEARED[field] ?? [])]
  const left = Object.entries(errors).filter(
    ([name]) => !cleared.some((gone) => isWithin(name, gone) || isWithin(gone, name))
  )
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

function isWithin(name: string, whole: string): boolean {
  return name === whole || name.startsWith(`${whole}.`)
}

/** The same errors under the names of a form that puts a word before those of the server. */
export function prefixed(errors: FieldCodes, prefix: string, data: object): FieldCodes {
  const named = Object.entries(errors).map(([name, code]) => {
    return [`${prefix}${name}` in data ? `${prefix}${name}` : name, code]
  })
  return Object.fromEntries(named)
}

/** Whether two values hold the same; order of keys counts, which form data keeps. */
export function sameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
