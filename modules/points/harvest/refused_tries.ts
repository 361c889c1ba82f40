import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import RefusedTry from '#points/scans/models/refused_try'
import { raiseGuessAlarm } from './guess_alarm.js'
import { ADD_TRIES } from './harvest_sql.js'

/** Members that are counted at a time; further ones are not, until these are written down. */
const MEMBERS_MAX = 10_000
/** Days for which refused tries are kept. */
const KEPT_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

const counted = new Map<number, number>()

/**
 * Counts a code that was none of ours. In memory, because a guess must not cost the shop's database
 * a write; what a crash loses are a few minutes of counting.
 */
export function countRefusedTry(memberId: number): void {
  if (counted.size >= MEMBERS_MAX && !counted.has(memberId)) return
  counted.set(memberId, (counted.get(memberId) ?? 0) + 1)
}

/** Writes down what was counted, raises the alarm where it is too much, and forgets what is too old to say anything. */
export async function keepRefusedTries(trx: Transaction): Promise<void> {
  const now = clock.now()
  const oldest = businessDate(now - KEPT_DAYS * DAY_MS)
  await RefusedTry.query({ client: trx.client }).where('businessDate', '<', oldest).delete()
  const kept = [...counted].toSorted(([one], [other]) => one - other)
  for (const [memberId, tries] of kept) {
    await rows(trx, ADD_TRIES, [memberId, businessDate(now), tries])
  }
  if (kept.length > 0) await raiseGuessAlarm(trx, businessDate(now))
  afterCommit(trx, () => kept.forEach(([memberId, tries]) => uncount(memberId, tries)))
}

function uncount(memberId: number, tries: number) {
  const left = (counted.get(memberId) ?? 0) - tries
  if (left > 0) counted.set(memberId, left)
  else counted.delete(memberId)
}
