import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { PointSource } from '#points/constants'

/** What each source brings: a number, or from and to where each case has its own. */
export type AdditionalPoints = Partial<Record<PointSource, number | [from: number, to: number]>>

type Rule = { source: PointSource; pointsFrom: number; pointsTo: number | null }

/**
 * The points a source brings now; 0 where staff switched it off. Of a range it is the lower end.
 */
export async function pointsOfRule(
  trx: TransactionClientContract,
  source: PointSource
): Promise<number> {
  const sql = 'SELECT points_from AS "pointsFrom" FROM point_rules WHERE source = ?'
  const [rule] = await rows<{ pointsFrom: number }>(trx, sql, [source])
  return rule?.pointsFrom ?? 0
}

/** What there is to earn besides scans; sources that bring nothing are left out. */
export async function additionalPoints(): Promise<AdditionalPoints> {
  const rules = await shopReader().rows<Rule>(
    `SELECT source, points_from AS "pointsFrom", points_to AS "pointsTo" FROM point_rules
      WHERE points_from > 0 OR points_to > 0 ORDER BY source`
  )
  return Object.fromEntries(
    rules.map(({ source, pointsFrom, pointsTo }) => {
      const isRange = pointsTo !== null && pointsTo !== pointsFrom
      return [source, isRange ? [pointsFrom, pointsTo] : pointsFrom]
    })
  )
}
