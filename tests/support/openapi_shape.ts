import type { Schema } from '#partners/documentation/schemas'

type Schemas = Record<string, Schema>

/** What of an answer is not as its description says, as `field.field: reason`. */
export function misfits(value: unknown, schema: Schema, schemas: Schemas, way = ''): string[] {
  if (value === null) return schema.nullable ? [] : [`${way}: null`]
  const ref = schema.$ref ?? schema.allOf?.[0].$ref
  if (ref) return misfits(value, schemas[ref.split('/').at(-1)!], schemas, way)
  switch (schema.type) {
    case 'array':
      if (!Array.isArray(value)) return [`${way}: no list`]
      return value.flatMap((one, at) => misfits(one, schema.items!, schemas, `${way}[${at}]`))
    case 'object':
      return inObject(value as Record<string, unknown>, schema, schemas, way)
    case 'integer':
      return Number.isInteger(value) ? [] : [`${way}: no whole number`]
    default:
      return typeof value === schema.type ? [] : [`${way}: no ${schema.type}`]
  }
}

function inObject(
  value: Record<string, unknown>,
  { properties = {}, required = [] }: Schema,
  schemas: Schemas,
  way: string
): string[] {
  if (typeof value !== 'object') return [`${way}: no object`]
  const lacking = required.filter((name) => !(name in value)).map((name) => `${way}.${name}: lacks`)
  const strange = Object.keys(value)
    .filter((name) => !(name in properties))
    .map((name) => `${way}.${name}: not told`)
  const known = Object.entries(value).filter(([name]) => name in properties)
  return [
    ...lacking,
    ...strange,
    ...known.flatMap(([name, one]) => misfits(one, properties[name], schemas, `${way}.${name}`)),
  ]
}
