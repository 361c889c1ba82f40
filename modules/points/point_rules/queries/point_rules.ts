import { clock } from '#app/clock'
import { cached } from '#app/database/cached'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#app/rules/point_sources'
import PointRule from '../models/point_rule.js'

/** What each source brings: a number, or from and to where each case has its own. */
export type AdditionalPoints = Partial<Record<PointSource, number | [from: number, to: number]>>

const rules = cached(() =>
  PointRule.query().whereNull('productId').orderBy('source').orderBy('validFrom')
)

/**
 * The points a source brings now; 0 where staff switched it off. Of a range it is the lower end.
 */
export async function pointsOfRule({ client }: Transaction, source: PointSource): Promise<number> {
  const newest = await PointRule.query({ client })
    .where({ source })
    .whereNull('productId')
    .where('validFrom', '<=', clock.now())
    .orderBy('validFrom', 'desc')
    .first()
  return newest?.pointsFrom ?? 0
}

/**
 * What there is to earn besides scans; sources that bring nothing are left out. Answered from memory,
 * for pages alone: what is booked is read in its transaction.
 */
export async function additionalPoints(): Promise<AdditionalPoints> {
  const now = clock.now()
  const inForce = new Map<string, PointRule>()
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
