/** Answers a code when a value is wrong, undefined when it is fine. */
export type Rule = (value: any, data: any) => string | undefined

/** Rules by field name, dotted where nested. */
export type Rules = Record<string, readonly Rule[]>

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Empty text, an empty list and anything falsy are missing. */
export const required: Rule = (value) => {
  const text = typeof value === 'string' ? value.trim() : value
  return !text || (Array.isArray(text) && text.length === 0) ? 'required' : undefined
}

/** A standard e-mail address; empty is allowed. */
export const email: Rule = (value) => (!value || EMAIL.test(value) ? undefined : 'invalid')

/** Equal to another field. */
export function sameAs(other: string): Rule {
  return (value, data) => (value === data[other] ? undefined : 'confirmed')
}

/** At least this many characters; empty is allowed. */
export function min(characters: number): Rule {
  return (value) => (!value || String(value).length >= characters ? undefined : 'min')
}

/** The first wrong thing of each field. */
export function check(rules: Rules, data: object): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, list] of Object.entries(rules)) {
    const value = valueAt(data, field)
    const code = list.map((rule) => rule(value, data)).find(Boolean)
    if (code) found[field] = code
  }
  return found
}

function valueAt(data: object, field: string): unknown {
  return field.split('.').reduce<any>((value, part) => value?.[part], data)
}
