import { isPassing, OutcomeUnknown } from './database_errors.js'
import { DomainException } from './domain_exception.js'
import { PageException } from './page_exceptions.js'
import type { FieldError } from '#app/validation/code_reporter'

/** What an error comes to for the one who asked. */
export interface ErrorAnswer {
  status: number
  /** Names the failure; pages translate it. */
  code: string
  errors: FieldError[]
  /** True where the form it came from shows it; false where a page of its own does. */
  belongsToForm: boolean
  retryAfterSeconds?: number
}

/** Status of a form whose cross-site token has expired; others use it for the same. */
export const TOKEN_EXPIRED = 419
const RETRY_SECONDS = 5

const CODES: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  500: 'server_error',
  503: 'unavailable',
}

/** What errors of the framework carry. */
interface Thrown {
  code?: string
  status?: number
  /** Of a validation. */
  messages?: FieldError[]
}

/** Sorts an error; nothing of an unforeseen one but its status is told. */
export function answerOf(error: unknown): ErrorAnswer {
  if (error instanceof DomainException) return refusal(error)
  const { code: thrown, messages } = (error ?? {}) as Thrown
  if (thrown === 'E_VALIDATION_ERROR' && messages) {
    return { status: 422, code: 'invalid', errors: messages, belongsToForm: true }
  }
  if (thrown === 'E_BAD_CSRF_TOKEN') {
    const answer = told(TOKEN_EXPIRED, 'expired_token')
    return { ...answer, belongsToForm: true }
  }
  if (error instanceof PageException) {
    const { status, code = codeOf(status), retryAfterSeconds } = error
    return { ...told(status, code), retryAfterSeconds }
  }
  if (isPassing(error)) {
    const code = error instanceof OutcomeUnknown ? 'outcome_unknown' : codeOf(503)
    return { ...told(503, code), retryAfterSeconds: RETRY_SECONDS }
  }
  const status = statusOf(error)
  return told(status, codeOf(status))
}

/** What a script is told; an unforeseen error names the request, so that its lines in the log are found. */
export function toldToScript(
  { status, errors }: Pick<ErrorAnswer, 'status' | 'errors'>,
  requestId: string | undefined
): { errors: FieldError[] } {
  if (status < 500) return { errors }
  return {
    errors: errors.map((one) => ({ ...one, meta: { ...one.meta, request_id: requestId } })),
  }
}

function refusal(error: DomainException): ErrorAnswer {
  const { status, field, meta, code = 'default' } = error
  const errors = [{ field, rule: code, message: code, meta }]
  const seconds = status === 429 ? Number(meta?.wait_for ?? 0) || undefined : undefined
  return { status, code, errors, belongsToForm: true, retryAfterSeconds: seconds }
}

function told(status: number, code: string): ErrorAnswer {
  return { status, code, errors: [{ rule: code, message: code }], belongsToForm: false }
}

function statusOf(error: unknown): number {
  if (error instanceof URIError) return 400
  const status = Number((error as Thrown | undefined)?.status)
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500
}

function codeOf(status: number): string {
  return CODES[status] ?? (status >= 500 ? 'server_error' : 'bad_request')
}
