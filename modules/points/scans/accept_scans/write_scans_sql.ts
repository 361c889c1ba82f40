import { forRows, insertRows } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import type { Claim } from '#points/scans/claim'
import type { AcceptedScan } from './judge_claims.js'

// Makes the row of a code at its first scan.
const count = insertRows({
  table: 'codes',
  columns: {
    code: ['code', 'text'],
    batch_id: ['batchId', 'integer'],
    serial: ['serial', 'integer'],
    max_scans: ['maxScans', 'integer'],
    scans: ['times', 'integer'],
    first_scanned_at: ['at', 'bigint'],
  },
  conflict: `ON CONFLICT (code) DO UPDATE SET scans = codes.scans + excluded.scans
    WHERE codes.scans + excluded.scans <= codes.max_scans`,
  key: 'code',
})

/**
 * Uses codes up, once for each scan.
 *
 * @returns those that could be used so often; another one was used by somebody else since it was read
 */
export async function useCodes(
  trx: Transaction,
  scans: AcceptedScan[]
): Promise<ReadonlyMap<string, unknown>> {
  const ofCodes = Map.groupBy(scans, ({ claim }) => claim.code)
  // In ascending order, so that two groups never wait in a circle.
  const given = [...ofCodes.keys()].sort().map((name) => {
    const own = ofCodes.get(name)!
    const { code, batchId, serial, at } = own[0].claim
    return { code, batchId, serial, at, maxScans: own[0].sticker.maxScans, times: own.length }
  })
  return count(trx, given)
}

const record = forRows(
  {
    code: 'text',
    memberId: 'integer',
    reference: 'text',
    clientKey: 'text',
    at: 'bigint',
  },
  (given) => `INSERT INTO scans (code, member_id, entry_id, client_key, scanned_at)
  SELECT code, "memberId", (SELECT e.id FROM ledger_entries e WHERE e.reference = given.reference),
    "clientKey", at
  FROM ${given} given`
)

/** Writes scans whose entries were booked. */
export async function recordScans(trx: Transaction, scans: AcceptedScan[]): Promise<void> {
  const given = scans.map(({ claim: { code, memberId, clientKey, at } }) => {
    return { code, memberId, clientKey, at, reference: referenceOf({ code, memberId }) }
  })
  await record(trx, given)
}

/** The name a scan is booked under. */
export function referenceOf({ code, memberId }: Pick<Claim, 'code' | 'memberId'>): string {
  return `scan:${code}:${memberId}`
}

const remember = forRows(
  {
    code: 'text',
    memberId: 'integer',
    outcome: 'text',
    attempts: 'integer',
    at: 'bigint',
  },
  (given) => `INSERT INTO scan_attempts (code, member_id, outcome, attempts, last_attempt_at)
  SELECT code, "memberId", outcome, attempts, at
  FROM ${given} given WHERE true
  ON CONFLICT (code, member_id) DO UPDATE SET outcome = excluded.outcome,
    attempts = scan_attempts.attempts + excluded.attempts, last_attempt_at = excluded.last_attempt_at`,
  'code'
)

/** A claim of a used code. */
export interface Attempt {
  claim: Claim
  /** The code of the refusal. */
  outcome: string
}

/** Codes that were used remember who tries them again; an unused code is never written down. */
export async function rememberAttempts(trx: Transaction, attempts: Attempt[]): Promise<void> {
  const own = Map.groupBy(attempts, ({ claim }) => referenceOf(claim))
  const given = [...own.values()].map((made) => {
    const { claim, outcome } = made.at(-1)!
    const { code, memberId, at } = claim
    return { code, memberId, at, outcome, attempts: made.length }
  })
  await remember(trx, given)
}
