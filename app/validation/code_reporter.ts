import { errors } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext } from '@vinejs/vine/types'

/**
 * Rule names of the validator that have a code of their own; every other rule says `invalid`.
 * @source requirements V-14
 */
const CODES: Record<string, string> = {
  'required': 'required',
  'accepted': 'required',
  'notEmpty': 'required',
  'confirmed': 'confirmed',
  'sameAs': 'confirmed',
  'foreign_link': 'foreign_link',
  'not_mobile': 'not_mobile',
  'unique': 'unique',
  'database.unique': 'unique',
  'minLength': 'min',
  'min': 'min',
  'array.minLength': 'min',
  'maxLength': 'max',
  'max': 'max',
  'array.maxLength': 'max',
}

/** The code the pages translate, for a rule of the validator. */
function codeOfRule(rule: string): string {
  return CODES[rule] ?? 'invalid'
}

/** A field error as every JSON answer of the shop shows it. */
export interface FieldError {
  field?: string
  /** The code the page translates. */
  rule: string
  /** The same code: pages read one, scripts the other. */
  message: string
  meta?: Record<string, unknown>
}

/** Gathers validation errors as codes instead of sentences. */
export class CodeReporter implements ErrorReporterContract {
  hasErrors = false
  errors: FieldError[] = []

  report(_message: string, rule: string, field: FieldContext, meta?: Record<string, any>) {
    this.hasErrors = true
    const code = codeOfRule(rule)
    this.errors.push({ field: field.getFieldPath(), rule: code, message: code, ...shown(meta) })
  }

  createError() {
    return new errors.E_VALIDATION_ERROR(this.errors)
  }
}

/** Only bounds are told; other arguments of rules are nobody's business. */
function shown(meta?: Record<string, any>) {
  const bounds = ['min', 'max'].filter((name) => typeof meta?.[name] === 'number')
  if (!bounds.length) return {}
  return { meta: Object.fromEntries(bounds.map((name) => [name, meta![name]])) }
}
