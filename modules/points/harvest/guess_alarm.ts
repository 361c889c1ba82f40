import logger from '@adonisjs/core/services/logger'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { settings } from '#app/settings/settings'
import { afterCommit, type Transaction } from '#app/transaction'
import RefusedTry from '#points/scans/models/refused_try'

/** How many codes of nobody's were tried on a day, by all members together. */
export interface GuessAlarm {
  /** Day in Europe/Budapest, YYYY-MM-DD. */
  day: string
  tries: number
  members: number
}

/** Topic of the message that codes are being guessed. */
export const GUESS_ALARM_TOPIC = topic<GuessAlarm>('points.guess_alarm')

/**
 * Raises the alarm once a day where all members together tried more codes of nobody's than is
 * ordinary: each of them may stay within the limit of a member.
 *
 * @source docs/decisions/0016
 */
export async function raiseGuessAlarm(trx: Transaction, day: string): Promise<void> {
  const [{ $extras: today }] = await RefusedTry.query({ client: trx.client })
    .where('businessDate', day)
    .sum('tries as tried')
    .count('* as members')
  const alarm = { day, tries: Number(today.tried), members: Number(today.members) }
  const { guess_alarm_tries: ordinary } = await settings()
  if (alarm.tries <= ordinary) return
  const dedupeKey = `guess_alarm:${day}`
  const isNew = await sendLater(trx, { topic: GUESS_ALARM_TOPIC, dedupeKey, payload: alarm })
  if (isNew) afterCommit(trx, () => logger.warn(alarm, 'Codes are being guessed'))
}
