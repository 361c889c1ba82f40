import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import { transaction, type Transaction } from '#app/transaction'
import type { HarvestFinding } from '#points/harvest/evidence'
import { findHarvests } from '#points/harvest/find_harvests'
import { gatherEvidence } from '#points/harvest/gather_evidence'
import { keepRefusedTries } from '#points/harvest/refused_tries'

/** A settled case comes back when the score is so much higher than the one it was settled with. */
const REOPENED_BY = 50
/** Cases written in one transaction. */
const CASES_PER_TRANSACTION = 200

/** What was settled stays settled, with the reasons it was settled by, unless it got much worse. */
const PUT = `INSERT INTO harvest_cases (member_id, score, reasons, state, found_at, seen_at)
  VALUES (?, ?, ?, 'open', ?, ?)
  ON CONFLICT (member_id) DO UPDATE SET score = excluded.score, reasons = excluded.reasons,
    seen_at = excluded.seen_at, settled_at = NULL, settled_by = NULL,
    found_at = CASE WHEN harvest_cases.state = 'open' THEN harvest_cases.found_at
      ELSE excluded.found_at END, state = 'open'
  WHERE harvest_cases.state = 'open' OR excluded.score >= harvest_cases.score + ${REOPENED_BY}
  RETURNING CASE WHEN found_at = seen_at THEN 1 ELSE 0 END AS "isNew"`

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
 */
export async function reviewHarvests(): Promise<HarvestReview> {
  const thresholds = await settings()
  await transaction(keepRefusedTries)
  const findings = await findHarvests(await gatherEvidence(thresholds.harvest_days), thresholds)
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
    const [row] = await rows<{ isNew: number }>(trx, PUT, values)
    added += row?.isNew ?? 0
  }
  return added
}
