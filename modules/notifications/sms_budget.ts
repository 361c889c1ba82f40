import { DateTime } from 'luxon'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { SmsBudget } from '#auth'
import { businessDate } from '#points'
import env from '#start/env'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from './constants.js'

/** The SMS of one day. `spent` and `budget` are in forints. */
export interface SmsSpending {
  messages: number
  parts: number
  spent: number
  budget: number
  isSpent: boolean
}

const CLAIM = `INSERT INTO sms_days (day, messages, parts) VALUES (?, 1, ?)
  ON CONFLICT (day) DO UPDATE SET messages = sms_days.messages + 1,
    parts = sms_days.parts + excluded.parts
  WHERE sms_days.parts + excluded.parts <= ? RETURNING parts`
const GIVE_BACK = `UPDATE sms_days SET messages = messages - 1, parts = parts - ?
  WHERE day = ? AND messages > 0 AND parts >= ?`

/**
 * Takes the parts of one SMS from the day's money before it is sent, in one statement: parallel
 * sendings cannot pass together.
 *
 * @returns the day they were taken from, or null where the money does not reach
 */
export async function claimParts(parts: number): Promise<string | null> {
  const day = businessDate(clock.now())
  const most = partsOfBudget()
  if (parts > most) return null
  const claimed = await transaction((trx) => rows(trx, CLAIM, [day, parts, most]))
  return claimed.length ? day : null
}

/** Gives the parts of an SMS back that surely was not sent. */
export async function giveBackParts(day: string, parts: number): Promise<void> {
  await transaction((trx) => rows(trx, GIVE_BACK, [parts, day, parts]))
}

/** What the SMS of today cost so far, and whether the next one still goes. */
export async function smsSpendingToday(): Promise<SmsSpending> {
  const sql = 'SELECT messages, parts FROM sms_days WHERE day = ?'
  type Row = { messages: number; parts: number }
  const [row] = await shopReader().rows<Row>(sql, [businessDate(clock.now())])
  const { messages, parts } = row ?? { messages: 0, parts: 0 }
  const spent = parts * partPrice()
  return { messages, parts, spent, budget: dailyBudget(), isSpent: parts >= partsOfBudget() }
}

/** Seconds until the next day begins in Budapest. */
export function secondsOfToday(): number {
  const now = DateTime.fromMillis(clock.now(), { zone: 'Europe/Budapest' })
  return Math.ceil(now.plus({ days: 1 }).startOf('day').diff(now).as('seconds'))
}

/** Tells whoever asks for an SMS that today's money is spent. */
export class DailySmsBudget extends SmsBudget {
  constructor(private isPaid: boolean) {
    super()
  }

  async restSeconds(): Promise<number> {
    if (!this.isPaid) return 0
    const { isSpent } = await smsSpendingToday()
    return isSpent ? secondsOfToday() : 0
  }
}

function partsOfBudget() {
  return Math.floor(dailyBudget() / partPrice())
}

function dailyBudget() {
  return env.get('SMS_DAILY_BUDGET', SMS_DAILY_BUDGET)
}

function partPrice() {
  return env.get('SMS_PART_PRICE', SMS_PART_PRICE)
}
