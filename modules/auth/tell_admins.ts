import type { Locale } from '#config/i18n'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import type { GuessAlarm } from '#points'

type Receiver = { id: number; email: string; locale: Locale | null }

const ADMINS = `SELECT id, email, locale FROM staff_members
  WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id`

/** Where administrators see whose scans should be looked at. */
const REVIEW_PATH = '/admin/harvest_cases'

/** Writes a mail to every administrator that codes are being guessed, each in the own language. */
export async function tellAdminsOfGuesses(trx: Transaction, alarm: GuessAlarm): Promise<void> {
  const link = new URL(REVIEW_PATH, env.get('APP_URL')).href
  const values = { ...alarm, link }
  for (const { id, email, locale } of await rows<Receiver>(trx, ADMINS)) {
    const told = locale ?? env.get('APP_LOCALE', 'en')
    const payload = { to: email, key: 'mail.guess_alarm', template: 'action', locale: told, values }
    await sendLater(trx, { topic: 'mail', dedupeKey: `guess_alarm:${alarm.day}:${id}`, payload })
  }
}
