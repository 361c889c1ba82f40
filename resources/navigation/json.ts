import { crossSiteToken, haveToken } from './cross_site_token'

/** One thing the server found wrong. */
export interface ServerError {
  field?: string
  rule: string
  message: string
  meta?: Record<string, string | number>
}

/** An answer with a status of 400 and above, or none at all (status 0). */
export class JsonError extends Error {
  constructor(
    /** HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    readonly errors: ServerError[],
    options?: ErrorOptions
  ) {
    super(errors[0]?.message ?? `status ${status}`, options)
  }

  /** The code of a field, or of the whole request without one. */
  codeOf(field?: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.rule
  }
}

export interface JsonOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Told the headers of a good answer, before the answer itself is handed back. */
  onHeaders?: (headers: Headers) => void
}

/**
 * Sends JSON and reads JSON.
 *
 * @throws JsonError with the server's codes, status 0 when it could not be reached
 */
export async function postJson<Answer>(url: string, body: unknown, options: JsonOptions = {}) {
  return requestJson<Answer>('POST', url, { ...options, body })
}

/** Reads JSON. @throws JsonError */
export async function getJson<Answer>(url: string, options: JsonOptions = {}) {
  return requestJson<Answer>('GET', url, options)
}

/**
 * Asks once more where the page's token had expired: one that slept long has the token of a former
 * session, and the refusal brought the new one.
 *
 * @throws JsonError
 */
export async function withFreshToken<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask().catch((error) => {
    if (error instanceof JsonError && error.codeOf() === 'expired_token') return ask()
    throw error
  })
}

async function requestJson<Answer>(
  method: string,
  url: string,
  { body, headers, signal, onHeaders }: JsonOptions & { body?: unknown }
): Promise<Answer> {
  if (method !== 'GET') await haveToken()
  const response = await fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && { 'X-XSRF-TOKEN': crossSiteToken() }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error) => {
    if (error.name === 'AbortError') throw error
    throw new JsonError(0, [], { cause: error })
  })
  const answer = await response.json().catch(() => null)
  if (!response.ok) throw new JsonError(response.status, errorsOf(answer))
  onHeaders?.(response.headers)
  return answer as Answer
}

function errorsOf(answer: unknown): ServerError[] {
  const errors = (answer as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) ? (errors as ServerError[]) : []
}
