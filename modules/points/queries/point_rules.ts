import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { KeptReading } from '#app/database/kept_reading'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#points/constants'

/** What each source brings: a number, or from and to where each case has its own. */
export type AdditionalPoints = Partial<Record<PointSource, number | [from: number, to: number]>>

type Rule = {
  source: PointSource
  pointsFrom: number
  pointsTo: number | null
  /** Milliseconds UTC. */
  validFrom: number
}

const NEWEST = `SELECT points_from AS "pointsFrom" FROM point_rules
  WHERE source = ? AND product_id IS NULL AND valid_from <= ? ORDER BY valid_from DESC LIMIT 1`

const ALL = `SELECT source, points_from AS "pointsFrom", points_to AS "pointsTo",
  valid_from AS "validFrom" FROM point_rules WHERE product_id IS NULL ORDER BY source, valid_from`

const rules = new KeptReading(() => shopReader().rows<Rule>(ALL))

/**
 * The points a source brings now; 0 where staff switched it off. Of a range it is the lower end.
 */
export async function pointsOfRule(trx: Transaction, source: PointSource): Promise<number> {
  const [rule] = await rows<{ pointsFrom: number }>(trx, NEWEST, [source, clock.now()])
  return rule?.pointsFrom ?? 0
}

/**
 * What there is to earn besides scans; sources that bring nothing are left out. Answered from memory,
 * for pages alone: what is booked is read in its transaction.
 */
export async function additionalPoints(): Promise<AdditionalPoints> {
  const now = clock.now()
  const inForce = new Map<PointSource, Rule>()
  // Of the rules that have begun the last one of each source stays.
  for (const rule of await rules.get()) if (rule.validFrom <= now) inForce.set(rule.source, rule)
  const bringing = [...inForce.values()].filter(
    ({ pointsFrom, pointsTo }) => pointsFrom > 0 || (pointsTo ?? 0) > 0
  )
  return Object.fromEntries(
    bringing.map(({ source, pointsFrom, pointsTo }) => {
      const isRange = pointsTo !== null && pointsTo !== pointsFrom
      return [source, isRange ? [pointsFrom, pointsTo] : pointsFrom]
    })
  )
}

/** Makes the next page ask the database what there is to earn. */
export function forgetPointRules(): void {
  rules.forget()
}
