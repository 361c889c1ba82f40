import type { ListQuery } from '#app/http/list_query'
import { MISSES_SHOWN_FROM } from '../constants.js'
import SearchMiss from '../models/search_miss.js'

/** Words that were looked for in vain, over all days that are kept. */
export interface MissedWords {
  id: string
  words: string
  locale: string
  count: number
  /** The last day, YYYY-MM-DD. */
  day: string
}

const COLUMNS: Record<string, string> = { count: 'times', words: 'words', day: 'last_day' }

/** A page of words that were looked for often enough to be told of. */
export async function missedWords({ sort, order, limit, offset, texts }: ListQuery) {
  const inLocale = texts.locale ? { locale: texts.locale } : {}
  const grouped = () =>
    SearchMiss.query()
      .select('words', 'locale')
      .where(inLocale)
      .groupBy('words', 'locale')
      .havingRaw('SUM(count) >= ?', [MISSES_SHOWN_FROM])
  const found = await grouped()
    .sum('count as times')
    .max('day as last_day')
    .orderBy(COLUMNS[sort], order)
    .orderBy([{ column: 'words' }, { column: 'locale' }])
    .limit(limit)
    .offset(offset)
  const data = found.map(({ words, locale, $extras }): MissedWords => {
    const { times, last_day: day } = $extras
    return { id: `${locale}:${words}`, words, locale, count: Number(times), day }
  })
  return { data, total: (await grouped()).length }
}
