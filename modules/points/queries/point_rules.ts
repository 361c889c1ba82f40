import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#points/constants'

/** What each source brings: a number, or from and to where each case has its own. */
export type AdditionalPoints = Partial<Record<PointSource, number | [from: number, to: number]>>

type Rule = { source: PointSource; pointsFrom: number; pointsTo: number | null }

const NEWEST = `SELECT points_from AS "pointsFrom" FROM point_rules
  WHERE source = ? AND product_id IS NULL AND valid_from <= ? ORDER BY valid_from DESC LIMIT 1`

const IN_FORCE = `SELECT source, points_from AS "pointsFrom", points_to AS "pointsTo"
  FROM point_rules r
  WHERE product_id IS NULL AND valid_from <= ? AND (points_from > 0 OR points_to > 0)
    AND NOT EXISTS (SELECT 1 FROM point_rules later WHERE later.source = r.source
      AND later.product_id IS NULL AND later.valid_from > r.valid_from AND later.valid_from <= ?)
  ORDER BY source`

/**
 * The points a source brings now; 0 where staff switched it off. Of a range it is the lower end.
 */
export async function pointsOfRule(trx: Transaction, source: PointSource): Promise<number> {
  const [rule] = await rows<{ pointsFrom: number }>(trx, NEWEST, [source, clock.now()])
  return rule?.pointsFrom ?? 0
}

/** What there is to earn besides scans; sources that bring nothing are left out. */
export async function additionalPoints(): Promise<AdditionalPoints> {
  const now = clock.now()
  const rules = await shopReader().rows<Rule>(IN_FORCE, [now, now])
  return Object.fromEntries(
    rules.map(({ source, pointsFrom, pointsTo }) => {
      const isRange = pointsTo !== null && pointsTo !== pointsFrom
      return [source, isRange ? [pointsFrom, pointsTo] : pointsFrom]
    })
  )
}
