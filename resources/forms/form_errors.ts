/** Codes by field name, dotted where nested. */
export type FieldCodes = Record<string, string>

/** Fields whose error also goes away when another one is edited. @source specification §4 */
const ALSO_CLEARED: Record<string, readonly string[]> = { password: ['email'] }

/** The errors left after a field was edited: its own and those below it are gone. */
export function withoutErrorOf(errors: FieldCodes, field: string): FieldCodes {
  const cleared = [field, ...(ALSO_CLEARED[field] ?? [])]
  const left = Object.entries(errors).filter(
    ([name]) => !cleared.some((gone) => name === gone || name.startsWith(`${gone}.`))
  )
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** Whether two values hold the same; order of keys counts, which form data keeps. */
export function sameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
