import type { Infer } from '@vinejs/vine/types'
import { clock } from '#app/clock'
import { afterCommit, type Transaction } from '#app/transaction'
import { KEPT_WEEKS, WAITING_MAX } from './constants.js'
import { METRICS, stepOf } from './metrics.js'
import PageVital from './models/page_vital.js'
import type { visitValidator } from './visit_validator.js'
import { ADD_VISITS } from './visits_sql.js'
import { weekOf } from './week.js'

/** What was measured of a visit. */
export type Visit = Infer<typeof visitValidator>

type Counted = Parameters<typeof ADD_VISITS>[1][number] & { visits: number }

/** By all that a row says, without its number of visits. */
const waiting = new Map<string, Counted>()

/**
 * Counts a visit. In memory, because leaving a page must not cost the shop's database a write; what a
 * crash loses are some minutes of counting.
 */
export function countVisit({ page, device, connection, locale, build, ...figures }: Visit): void {
  const week = weekOf(clock.now())
  for (const metric of METRICS) {
    const figure = figures[metric]
    if (figure === undefined) continue
    const atMost = stepOf(metric, figure)
    add({ week, page, device, connection, locale, build, metric, atMost, visits: 1 })
  }
}

function add(row: Counted) {
  const { visits, ...rest } = row
  const key = JSON.stringify(rest)
  const known = waiting.get(key)
  if (known) known.visits += visits
  else if (waiting.size < WAITING_MAX) waiting.set(key, row)
}

/** Writes down what was counted, and forgets what is too old to say anything. */
export async function keepVisits(trx: Transaction): Promise<void> {
  const oldest = weekOf(clock.now(), KEPT_WEEKS)
  await PageVital.query({ client: trx.client }).where('week', '<', oldest).delete()
  const kept = [...waiting.values()].map((row) => ({ ...row }))
  await ADD_VISITS(trx, kept)
  afterCommit(trx, () => kept.forEach((row) => add({ ...row, visits: -row.visits })))
  afterCommit(trx, forgetEmpty)
}

function forgetEmpty() {
  for (const [key, { visits }] of waiting) if (visits <= 0) waiting.delete(key)
}
