import { usesPostgres } from '#config/database'
import { shopReader, type SqlRunner } from '#app/database/engine'
import { rows, runnerOf } from '#app/database/statement'
import { transaction } from '#app/transaction'
import {
  ALL_FINDINGS_MAX,
  FINDINGS_MAX,
  pointsBySource,
  verifyInvariants,
} from '#points/truths/verify_truths_sql'
import type { CheckedInvariant } from '#points/truths/invariant'
import type { Anchor } from '#points/closes/anchor'

/** The longest a single check may take on PostgreSQL, in ms. */
const CHECK_TIMEOUT_MS = 60_000

/** What a verification found. */
export interface LedgerVerdict {
  ok: boolean
  invariants: CheckedInvariant[]
  /** Points by source; their sum is what members hold. */
  totals: { source: string; points: number }[]
}

/** What is checked besides, and how much is told. */
export interface Verification {
  anchor?: Anchor
  /** Everything that breaks an invariant is named, not only the first of it. */
  all?: boolean
}

/** Checks every invariant of the shop without writing anything. */
export function verifyLedger(wanted: Verification = {}): Promise<LedgerVerdict> {
  if (!usesPostgres) return verdictOf(shopReader(), wanted)
  return transaction(async (trx) => {
    // One snapshot for all, and more time than a page may take.
    await rows(trx, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    await rows(trx, `SET LOCAL statement_timeout = ${CHECK_TIMEOUT_MS}`)
    return verdictOf(runnerOf(trx), wanted)
  })
}

async function verdictOf(
  runner: SqlRunner,
  { anchor, all = false }: Verification
): Promise<LedgerVerdict> {
  const most = all ? ALL_FINDINGS_MAX : FINDINGS_MAX
  const invariants = await verifyInvariants(runner, anchor, most)
  const ok = invariants.every(({ violations }) => violations === 0)
  return { ok, invariants, totals: await pointsBySource(runner) }
}
