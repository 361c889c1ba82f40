import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { missedWords } from '#content/search/queries/missed_words'

const SHAPE = { sortable: ['count', 'words', 'day'], filters: { locale: 'text' } } as const

/** What was looked for and found nowhere: what should be written next. */
export default class SearchMissesController {
  async index(ctx: HttpContext) {
    return missedWords(await listQuery(ctx, SHAPE))
  }
}
