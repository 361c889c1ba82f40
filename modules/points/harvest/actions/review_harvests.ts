import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { unheard, type OnProgress } from '#app/progress'
import { settings } from '#app/settings/settings'
import { transaction, type Transaction } from '#app/transaction'
import type { HarvestFinding } from '../evidence.js'
import { findHarvests } from '../find_harvests.js'
import { gatherEvidence } from '../gather_evidence.js'
import { PUT_CASE } from '../harvest_sql.js'
import { keepRefusedTries } from '../refused_tries.js'

/** Cases written in one transaction. */
const CASES_PER_TRANSACTION = 200

/** What a review found. */
export interface HarvestReview {
  /** Members whose scans look like a harvest now. */
  found: number
  /** Of them the ones that were put on the list by this review. */
  added: number
}

/**
 * Looks at the scans of the last days and puts members whose scans look like a harvest before
 * somebody. It judges nobody and takes nothing; again finds the same.
 *
 * @param told hears how many entries were looked through
 */
export async function reviewHarvests(told: OnProgress = unheard): Promise<HarvestReview> {
  const thresholds = await settings()
  await transaction(keepRefusedTries)
  const findings = await findHarvests(
    await gatherEvidence(thresholds.harvest_days, told),
    thresholds
  )
  let added = 0
  for (let from = 0; from < findings.length; from += CASES_PER_TRANSACTION) {
    const some = findings.slice(from, from + CASES_PER_TRANSACTION)
    added += await transaction((trx) => put(trx, some))
  }
  return { found: findings.length, added }
}

async function put(trx: Transaction, findings: HarvestFinding[]): Promise<number> {
  let added = 0
  for (const { memberId, score, reasons } of findings) {
    const now = clock.now()
    const values = [memberId, score, JSON.stringify(reasons), now, now]
    const [row] = await rows<{ isNew: number }>(trx, PUT_CASE, values)
    added += row?.isNew ?? 0
  }
  return added
}
