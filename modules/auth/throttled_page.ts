import type { HttpContext } from '@adonisjs/core/http'
import { TooManyAttempts } from './exceptions.js'

/**
 * Answers 429 with the same page and its error, because a redirect would hide the status.
 *
 * @throws every other error
 */
export async function showThrottled<Page>(
  { response, inertia }: HttpContext,
  error: unknown,
  render: (errors: { errors: Record<string, string> }) => Promise<Page>
) {
  if (!(error instanceof TooManyAttempts)) throw error
  response.status(error.status).header('Retry-After', String(error.waitSeconds))
  const errors = { [error.field]: error.code!, wait_for: String(error.waitSeconds) }
  return render({ errors: inertia.always(errors) as any })
}
