import logger from '@adonisjs/core/services/logger'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import { settings } from '#app/settings/settings'
import { afterCommit, type Transaction } from '#app/transaction'

/** Topic of the message that codes are being guessed; payload `GuessAlarm`. */
export const GUESS_ALARM_TOPIC = 'points.guess_alarm'

/** How many codes of nobody's were tried on a day, by all members together. */
export interface GuessAlarm {
  /** Day in Europe/Budapest, YYYY-MM-DD. */
  day: string
  tries: number
  members: number
}

const TODAY = `SELECT COALESCE(SUM(tries), 0) AS tries, COUNT(*) AS members FROM refused_tries
  WHERE business_date = ?`

/**
 * Raises the alarm once a day where all members together tried more codes of nobody's than is
 * ordinary: each of them may stay within the limit of a member.
 *
 * @source reliability.md section 2
 */
export async function raiseGuessAlarm(trx: Transaction, day: string): Promise<void> {
  const [today] = await rows<{ tries: number; members: number }>(trx, TODAY, [day])
  const alarm = { day, tries: Number(today.tries), members: Number(today.members) }
  const { guess_alarm_tries: ordinary } = await settings()
  if (alarm.tries <= ordinary) return
  const dedupeKey = `guess_alarm:${day}`
  const isNew = await sendLater(trx, { topic: GUESS_ALARM_TOPIC, dedupeKey, payload: alarm })
  if (isNew) afterCommit(trx, () => logger.warn(alarm, 'Codes are being guessed'))
}
