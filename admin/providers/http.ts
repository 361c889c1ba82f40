import { HttpError } from 'react-admin'
import { askForPassword } from './password_prompt'

/** The server wants the password once more before this. */
const PASSWORD_WANTED = 423

/** What staff do to records by its name. */
export const INVOKE = '/invoke'

/** The cross-site token, which the server wants back in a header with every change. */
export function crossSiteToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  return found ? decodeURIComponent(found[1]) : ''
}

/** One thing the server refused. */
interface ServerError {
  field?: string
  rule?: string
  message: string
  /** Values of the text. */
  meta?: Record<string, string | number>
}

/**
 * Calls the back-office API and hands the answer on as it comes.
 *
 * @throws HttpError with the field errors in the shape react-admin shows them
 */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path === INVOKE ? INVOKE : `/api/admin${path}`, {
    credentials: 'same-origin',
    ...init,
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': crossSiteToken(),
      ...init.headers,
    },
  })
  if (response.ok) return response
  if (response.status === PASSWORD_WANTED && (await askForPassword())) return send(path, init)
  throw errorOf(response.status, contentsOf(await response.text()).errors ?? [])
}

/**
 * Calls the back-office API and reads its answer.
 *
 * @throws HttpError as `send`
 */
export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  return contentsOf(await (await send(path, init)).text())
}

/** What an answer says; nothing where it is empty. */
export function contentsOf(text: string) {
  return text ? JSON.parse(text) : {}
}

/** The refusal of the server in the shape react-admin shows. */
export function errorOf(status: number, errors: ServerError[]): HttpError {
  const fields = Object.fromEntries(
    errors.flatMap(({ field, rule, message }) =>
      field ? [[field, `errors.${rule ?? message}`]] : []
    )
  )
  const [first] = errors
  const message = first ? `errors.${first.rule ?? first.message}` : `errors.status_${status}`
  return new HttpError(message, status, { errors: fields, meta: first?.meta })
}
