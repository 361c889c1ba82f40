import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { localeOf } from '#app/middleware/locale_middleware'
import { noteMiss } from './actions/note_miss.js'
import { HITS_MAX, HITS_PER_PAGE, SEARCH_LENGTH_MAX } from './constants.js'
import { searchFor } from './queries/search_hits.js'

const PAGES_MAX = HITS_MAX / HITS_PER_PAGE

/** What an address looks for; empty where it looks for nothing, and the page shows what it always does. */
export function soughtWords({ request }: HttpContext): string {
  const { q } = request.qs()
  return typeof q === 'string' ? q.trim().slice(0, SEARCH_LENGTH_MAX) : ''
}

/**
 * The page of what was found, at the address of the list that was searched. Each reader finds what they would read.
 *
 * @param at the path of that list
 */
export async function showSearch(ctx: HttpContext, at: '/gyik' | '/tudasbazis') {
  const words = soughtWords(ctx)
  const page = pageOf(ctx)
  const locale = localeOf(ctx)
  const audience = ctx.auth.use('member').user ? 'member' : 'guest'
  const found = await searchFor({ words, locale, audience, page })
  const { hits, total, isMore, pages } = found
  if (total === 0 && page === 1) {
    // The list of misses may lose one; whoever looks for something gets an answer.
    await noteMiss(words, locale).catch((err) => logger.warn({ err }, 'A miss was not noted'))
  }
  return ctx.inertia.render('content/search', { q: words, at, hits, total, isMore, page, pages })
}

/** Anything but the number of a page is the first one. */
function pageOf({ request }: HttpContext): number {
  const page = Number(request.qs().page)
  return Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1
}
