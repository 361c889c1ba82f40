import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { TooManyAttempts } from '../exceptions.js'

/**
 * Answers 429 with the same page and its error, because a redirect would hide the status; a script gets it as JSON.
 *
 * @throws every other error, and this one for a script
 */
export async function showThrottled<Page>(
  ctx: HttpContext,
  error: unknown,
  render: (errors: { errors: Record<string, string> }) => Promise<Page>
) {
  if (!(error instanceof TooManyAttempts) || wantsJson(ctx)) throw error
  const { response, inertia } = ctx
  response.status(error.status).header('Retry-After', String(error.waitSeconds))
  const errors = { [error.field]: error.code!, wait_for: String(error.waitSeconds) }
  return render({ errors: inertia.always(errors) as never })
}
