/** Where a value stands in a form: the names that lead to it. */
export type FieldPath = string[]

/** A field that no form has. */
const UNKNOWN = 'nobody_asked_for_this'

/** Every field of a form: what holds values, what holds fields, and one that does not exist. */
export function fieldsOf(form: object): FieldPath[] {
  return [...inner(form), [UNKNOWN]]
}

function inner(holder: object): FieldPath[] {
  return Object.entries(holder).flatMap(([name, value]) => {
    const below = value !== null && typeof value === 'object' ? inner(value) : []
    return [[name], ...below.map((path) => [name, ...path])]
  })
}

/** The form with another value at one place. */
export function withValue(form: object, path: FieldPath, value: unknown): object {
  const copy = structuredClone(form)
  let holder = copy as Record<string, any>
  for (const name of path.slice(0, -1)) holder = holder[name]
  holder[path.at(-1)!] = value
  return copy
}
