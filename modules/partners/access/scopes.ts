/** What a token may be for. @source requirements Z-02 */
export const SCOPES = ['users.read', 'users.write'] as const
export type Scope = (typeof SCOPES)[number]

/** The scopes in a text, apart by spaces; undefined where one of them is unknown. */
export function scopesIn(text: string): Scope[] | undefined {
  const names = [...new Set(text.split(/\s+/).filter(Boolean))]
  const known = SCOPES.filter((scope) => names.includes(scope))
  return known.length === names.length ? known : undefined
}
