import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { Locale } from '#config/i18n'

/** Keeps the language a member chose; pages, mails and messages follow it. */
export async function changeLocale(memberId: number, locale: Locale): Promise<void> {
  const sql = 'UPDATE members SET locale = ?, updated_at = ? WHERE id = ?'
  await transaction((trx) => rows(trx, sql, [locale, clock.now(), memberId]))
}
