import type { HttpContext } from '@adonisjs/core/http'

/** What pages tell in a banner. */
const SENTENCES = ['status', 'success', 'error']

/** For an answer that only leads on: what the request before it told is told by the page behind it. */
export function tellLater({ session }: HttpContext): void {
  // Without a sentence nothing is written: a guest gets no session for a redirect.
  const { flashMessages } = session
  if (SENTENCES.some((kind) => flashMessages.has(kind))) session.reflashOnly(SENTENCES)
}
