import { errors } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext } from '@vinejs/vine/types'
import { codeOfRule } from './rule_codes.js'

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
