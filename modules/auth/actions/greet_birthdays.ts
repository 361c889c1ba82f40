import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { credit, isBooked } from '#points'

/** Members greeted in one transaction, so that scans never wait long for it. */
const BATCH = 100

/** What a run did, or would do. */
export interface Greetings {
  /** The day in Budapest whose birthdays were greeted, YYYY-MM-DD. */
  day: string
  /** Members who got the bonus in this run. */
  members: number
  /** Points of all of them together. */
  points: number
}

const BORN = `SELECT id FROM members
  WHERE id > ? AND substr(birthday, 6) IN (?, ?) AND registered_at IS NOT NULL
    AND deleted_at IS NULL AND disabled_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM ledger_entries 
      WHERE reference = CAST(? AS TEXT) || CAST(members.id AS TEXT))
  ORDER BY id LIMIT ${BATCH}`

const LOCK = `UPDATE members SET updated_at = updated_at
  WHERE id = ? AND substr(birthday, 6) IN (?, ?) AND deleted_at IS NULL AND disabled_at IS NULL
  RETURNING id`

/**
 * Books the yearly bonus of everybody whose birthday a day is; a bonus of 0 points greets nobody.
 * Running it again, or twice at once, books nothing twice, and an interrupted run is simply run
 * again. Who was born on 29 February is greeted on the 28th in common years.
 *
 * @param day YYYY-MM-DD, in Budapest
 * @source requirement row X-10
 */
export async function greetBirthdays(
  day: string,
  { dryRun }: { dryRun: boolean }
): Promise<Greetings> {
  const { birthday_greeting_points: points } = await settings()
  const greetings = { day, members: 0, points: 0 }
  if (points < 1) return greetings
  const dates = birthdaysOn(day)
  const reference = `greeting:${day.slice(0, 4)}:`
  for (let last = 0; ;) {
    const values = [last, ...dates, reference]
    const born = await shopReader().rows<{ id: number }>(BORN, values)
    if (!born.length) return greetings
    last = born.at(-1)!.id
    const ids = born.map(({ id }) => id)
    const booked = dryRun
      ? ids.length
      : await transaction((trx) => greet(trx, ids, { dates, day, points }))
    greetings.members += booked
    greetings.points += booked * points
  }
}

/**
 * The birthdays, as two times MM-DD, that are celebrated on a day.
 *
 * @param day YYYY-MM-DD
 */
export function birthdaysOn(day: string): [string, string] {
  const date = day.slice(5)
  const isLeapYear = new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1
  return [date, date === '02-28' && !isLeapYear ? '02-29' : date]
}

/** Greets one batch, in the order of ids as everybody who locks several members. */
async function greet(
  trx: TransactionClientContract,
  ids: number[],
  { dates, day, points }: { dates: [string, string]; day: string; points: number }
): Promise<number> {
  const year = day.slice(0, 4)
  let booked = 0
  for (const memberId of ids) {
    const reference = `greeting:${year}:${memberId}`
    const found = await rows(trx, LOCK, [memberId, ...dates])
    if (!found.length || (await isBooked(trx, reference))) continue
    await credit(trx, { memberId, points, source: 'birthday', sourceName: year, reference })
    booked++
  }
  return booked
}
