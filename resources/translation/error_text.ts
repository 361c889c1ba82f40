import type { TextValues } from './catalogue'

/** What the lookup needs of a catalogue. */
export interface TextSource {
  has(key: string): boolean
  text(key: string, values?: TextValues): string
}

/** A server's word about a field. */
export interface FieldError {
  /** A code such as `required`, or a whole sentence. */
  code: string
  /** The form field, dotted where it is nested: `company.zip`. */
  field?: string
  /** What the sentence needs: `{ wait_for: 45 }` in seconds, `{ min: 8 }`. */
  values?: TextValues
}

/**
 * The sentence of a server code, looked up as errors.{code}.{field}, errors.{code}.default,
 * errors.invalid.{field}, errors.invalid.default. A message with spaces or capitals is a sentence
 * already and stays unchanged. Nested fields are looked up with underscores: `company_zip`.
 *
 * @source requirements V-12, V-13
 */
export function errorTextFrom(source: TextSource, error: FieldError): string {
  if (/[\s\p{Lu}]/u.test(error.code)) return error.code
  const field = (error.field ?? 'default').replaceAll('.', '_')
  const values = { label: labelOf(source, field), ...error.values }
  const keys = [
    `errors.${error.code}.${field}`,
    `errors.${error.code}.default`,
    `errors.invalid.${field}`,
    'errors.invalid.default',
  ]
  const key = keys.find((candidate) => source.has(candidate))
  return key ? source.text(key, values) : source.text('errors.default')
}

function labelOf(source: TextSource, field: string): string {
  return source.has(`fields.${field}`) ? source.text(`fields.${field}`) : field
}
