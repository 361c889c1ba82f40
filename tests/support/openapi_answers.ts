import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Schema } from '#partners/documentation/schemas'

interface Described {
  components: { schemas: Record<string, Schema> }
}

/** Judges answers by the schemas of a description, which may hold nothing that is not told there. */
export class Answers {
  readonly #ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
  readonly #known = new Map<string, ValidateFunction>()

  constructor({ components }: Described) {
    addFormats.default(this.#ajv)
    // What these describe says nothing about values.
    for (const keyword of ['example', 'xml']) this.#ajv.addKeyword(keyword)
    const schemas = Object.entries(components.schemas)
    const closed = Object.fromEntries(schemas.map(([name, schema]) => [name, jsonSchema(schema)]))
    this.#ajv.addSchema({ $id: 'shop', $defs: closed })
  }

  /** What of an answer is not as its description says, as `/field: reason`. */
  misfits(answer: unknown, schema: Schema): string[] {
    const key = JSON.stringify(schema)
    const validate = this.#known.get(key) ?? this.#ajv.compile(jsonSchema(schema))
    this.#known.set(key, validate)
    if (validate(answer)) return []
    return validate.errors!.map(({ instancePath, message }) => `${instancePath}: ${message}`)
  }
}

/** OpenAPI 3.0 says of a value that it may be null beside its type; JSON Schema knows it as one of several. */
function jsonSchema(schema: Schema): object {
  const { nullable, $ref, allOf, items, properties, ...rest } = schema
  const own = {
    ...rest,
    ...($ref && { $ref: $ref.replace('#/components/schemas/', 'shop#/$defs/') }),
    ...(allOf && { allOf: allOf.map(jsonSchema) }),
    ...(items && { items: jsonSchema(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, jsonSchema(inner)])
      ),
      additionalProperties: false,
    }),
  }
  return nullable ? { anyOf: [{ type: 'null' }, own] } : own
}
