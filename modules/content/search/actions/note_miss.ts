import { clock } from '#app/clock'
import { businessDate } from '#app/business_date'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { Locale } from '#config/i18n'
import { MISSES_A_DAY_MAX, MISSES_A_MINUTE_MAX } from '../constants.js'
import { NOTE_MISS } from '../queries/search_sql.js'
import { wantedWords } from '../wanted_words.js'
import { saysNobody } from '../says_nobody.js'

const MINUTE_MS = 60_000

let minute = 0
let noted = 0

/**
 * Counts words that were found nowhere, for marketing: the day, the words, the language, and nothing of who looked for them. Only
 * so many are noted in a minute: a search is a reading, and who repeats it must not make the shop write.
 */
export async function noteMiss(text: string, locale: Locale): Promise<void> {
  const words = wantedWords(text)
    .map(({ typed }) => typed)
    .join(' ')
  const now = clock.now()
  const thisMinute = Math.floor(now / MINUTE_MS)
  if (thisMinute !== minute) [minute, noted] = [thisMinute, 0]
  if (!words || !saysNobody(text) || noted >= MISSES_A_MINUTE_MAX) return
  noted++
  const day = businessDate(now)
  const same = [day, words, locale]
  await transaction((trx) => rows(trx, NOTE_MISS, [...same, day, MISSES_A_DAY_MAX, ...same]))
}
