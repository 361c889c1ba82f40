/** A schema of JSON as OpenAPI 3.0 writes it. */
export interface Schema {
  $ref?: string
  type?: string
  nullable?: boolean
  enum?: unknown[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  [keyword: string]: unknown
}

/** What JSON Schema says that OpenAPI 3.0 says otherwise. */
interface Written {
  type?: string | string[]
  enum?: unknown[]
  required?: string[]
  items?: Written
  properties?: Record<string, Written>
}

/** Said in other words, or read by programs in other ways than by ours. */
const LEFT_OUT = [
  'type',
  'items',
  'properties',
  'required',
  'enum',
  'pattern',
  'additionalProperties',
]

/**
 * Collects schemas under names. Every object inside another gets a name of its own, because Salesforce makes a class of each;
 * what looks alike has one name.
 */
export class Schemas {
  readonly all: Record<string, Schema> = {}
  readonly #names = new Map<string, string>()

  /** Adds what a validator takes, and answers how it is referred to. */
  add(name: string, validator: { toJSONSchema: () => object }): Schema {
    return this.#converted(validator.toJSONSchema() as Written, name)
  }

  #converted(schema: Written, name: string): Schema {
    const types = [schema.type ?? []].flat()
    const type = types.find((one) => one !== 'null')
    const nullable = types.includes('null') && { nullable: true }
    if (type === 'object') {
      const ref = this.#named(schema, name)
      return nullable ? { allOf: [ref], ...nullable } : ref
    }
    const kept = Object.entries(schema).filter(([keyword]) => !LEFT_OUT.includes(keyword))
    const rest = { ...Object.fromEntries(kept), ...nullable }
    if (type === 'array') return { type, items: this.#converted(schema.items ?? {}, name), ...rest }
    if (schema.enum?.includes(true)) return { type: 'boolean', ...rest }
    if (schema.enum) return { type: 'string', enum: schema.enum, ...rest }
    return { type, ...rest }
  }

  #named({ properties = {}, required }: Written, name: string): Schema {
    const key = JSON.stringify([properties, required])
    const known = this.#names.get(key)
    if (known) return { $ref: `#/components/schemas/${known}` }
    this.#names.set(key, name)
    const fields = Object.entries(properties).map(([field, inner]) => {
      return [field, this.#converted(inner, name + capitalised(field))]
    })
    this.all[name] = {
      type: 'object',
      properties: Object.fromEntries(fields),
      ...(required?.length && { required }),
    }
    return { $ref: `#/components/schemas/${name}` }
  }
}

function capitalised(field: string): string {
  return field.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
