import { JsonError } from '~/navigation/json'
import type { TextValues } from './catalogue'
import { errorTextFrom, type TextSource } from './error_text'

/**
 * The sentence of a request that was refused. What the server says of no field has its sentence
 * under the thing it was about, `errors.not_found.wishlist`, or under its code alone.
 *
 * @param about the thing the request was about, named as a field
 * @param values what the sentence needs beside what the server tells
 */
export function refusalText(
  source: TextSource,
  error: unknown,
  { about, values = {} }: { about: string; values?: TextValues }
): string {
  const [refusal] = error instanceof JsonError ? error.errors : []
  if (!refusal) return source.text('errors.default')
  const { rule: code, field, meta } = refusal
  const isKnown = [about, 'default'].some((name) => source.has(`errors.${code}.${name}`))
  if (!field && !isKnown) return source.text('errors.default')
  return errorTextFrom(source, { code, field: field ?? about, values: { ...meta, ...values } })
}
