import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { networkOf } from '#app/http/network'
import { consumeLimit, returnHit } from '#app/limits/limit'
import { chosenLocale, textsIn } from '#app/middleware/locale_middleware'
import { UNKNOWN_SECRETS_PER_ADDRESS } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import { newsletterReader, type NewsletterReader } from './actions/end_newsletter.js'

/**
 * Who is written to under the secret in the address of a request, which speaks the language of the member from here on.
 *
 * @throws not_found for a secret that is nobody's, or not any more
 * @throws too_many_attempts where many of those come from one network
 */
export async function newsletterReaderOf(ctx: HttpContext): Promise<NewsletterReader> {
  const key = `newsletter-secret:${networkOf(ctx.request.ip())}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, UNKNOWN_SECRETS_PER_ADDRESS)
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds)
  const reader = await newsletterReader(String(ctx.params.secret))
  if (!reader) throw new NotFound()
  // A mail provider sends the clicks of all its customers from a few addresses, so that only guesses count.
  await returnHit(key)
  const locale = chosenLocale(reader.locale)
  if (locale) ctx.i18n = textsIn(locale)
  return reader
}
