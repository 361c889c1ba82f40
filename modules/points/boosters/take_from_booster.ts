import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Booster } from './booster.js'

/** A bonus that is wanted of a booster. */
export interface WantedBonus {
  memberId: number
  points: number
  /** Day in Budapest, YYYY-MM-DD. */
  day: string
}

/** Exact because whoever scans holds the balance of the member: nobody adds to these meanwhile. */
const HAD = `SELECT COUNT(*) AS "inAll",
    COALESCE(SUM(CASE WHEN day = ? THEN 1 ELSE 0 END), 0) AS "onDay"
  FROM booster_bonuses WHERE booster_id = ? AND member_id = ?`

/** The row decides: two scans at once wait for each other here, and the second sees the first. */
const TAKE = `UPDATE boosters SET given = given + 1, spent = spent + ?
  WHERE id = ? AND state = 'active' AND spent + ? <= budget
    AND (limit_total IS NULL OR given < limit_total) RETURNING id`

const PUT_BACK = 'UPDATE boosters SET given = given - 1, spent = spent - ? WHERE id = ?'

const COUNT_DAY = `INSERT INTO booster_days (booster_id, day, given) VALUES (?, ?, 1)
  ON CONFLICT (booster_id, day) DO UPDATE SET given = booster_days.given + 1
    WHERE booster_days.given < ? RETURNING given`

/**
 * Takes a bonus from what a booster has left, or nothing at all: a bonus the budget does not cover
 * whole is not given in part.
 */
export async function takeFromBooster(
  trx: Transaction,
  booster: Booster,
  wanted: WantedBonus
): Promise<boolean> {
  const { id, limitPerDay } = booster
  if (!(await mayHaveMore(trx, booster, wanted))) return false
  const taken = await rows(trx, TAKE, [wanted.points, id, wanted.points])
  if (!taken.length) return false
  if (limitPerDay === null) return true
  const counted = await rows(trx, COUNT_DAY, [id, wanted.day, limitPerDay])
  if (counted.length) return true
  await rows(trx, PUT_BACK, [wanted.points, id])
  return false
}

async function mayHaveMore(
  trx: Transaction,
  { id, limitPerMember, limitPerMemberDay }: Booster,
  { memberId, day }: WantedBonus
): Promise<boolean> {
  if (limitPerMember === null && limitPerMemberDay === null) return true
  type Had = { inAll: number; onDay: number }
  const [had] = await rows<Had>(trx, HAD, [day, id, memberId])
  if (limitPerMember !== null && Number(had.inAll) >= limitPerMember) return false
  return limitPerMemberDay === null || Number(had.onDay) < limitPerMemberDay
}
