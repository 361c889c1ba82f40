/** Components and icons by the order they were first seen in. */
const names = new WeakMap<object, number>()
let named = 0

/** Tells a component or an icon from all others. */
export function nameOf(one: object): number {
  let name = names.get(one)
  if (name === undefined) names.set(one, (name = ++named))
  return name
}

const HANDLER = /^on[A-Z]/

/**
 * Tells properties that draw something else from each other, whole and part; icons are told by which they are, and handlers draw nothing.
 *
 * @returns undefined where that cannot be said: for elements, other functions, and objects of a kind of their own
 */
export function keyOfAll(properties: object): string | undefined {
  let key = Array.isArray(properties) ? '[' : '{'
  for (const [name, value] of Object.entries(properties)) {
    const one = keyOf(value, name)
    if (one === undefined) return undefined
    key += `${name.length}"${name}=${one},`
  }
  return key
}

function keyOf(value: unknown, property: string): string | undefined {
  if (typeof value === 'string') return `${value.length}"${value}`
  if (typeof value === 'function') return HANDLER.test(property) ? '' : undefined
  if (typeof value === 'bigint' || typeof value === 'symbol') return undefined
  if (typeof value !== 'object' || value === null) return String(value)
  // An element knows what it was given, a component that React made knows not.
  if ('$$typeof' in value) return 'props' in value ? undefined : `#${nameOf(value)}`
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? keyOfAll(value) : undefined
}
