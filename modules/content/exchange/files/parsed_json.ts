/** Values inside values, and values in all, that a file may have. */
const DEPTH_MAX = 40
const VALUES_MAX = 200_000

/** An object out of the text of a file; null where it is none that could be meant. */
export function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && isHarmless(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Without recursion: a file may be made of brackets alone. */
function isHarmless(value: object): boolean {
  let level: object[] = [value]
  let values = 0
  for (let depth = 0; level.length; depth++) {
    if (depth > DEPTH_MAX) return false
    const next: object[] = []
    for (const one of level) {
      if (Object.hasOwn(one, '__proto__')) return false
      for (const inner of Object.values(one)) {
        if (++values > VALUES_MAX) return false
        if (typeof inner === 'object' && inner !== null) next.push(inner)
      }
    }
    level = next
  }
  return true
}
