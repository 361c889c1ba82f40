import type { SqlRunner } from '#app/database/engine'
import { readInOneMoment } from '#app/database/one_moment'
import type { OnProgress } from '#app/progress'
import type { Anchor } from '#points/closes/anchor'
import type { CheckedInvariant } from '../invariant.js'
import {
  ALL_FINDINGS_MAX,
  FINDINGS_MAX,
  pointsBySource,
  verifyInvariants,
} from '../verify_truths_sql.js'

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
  /** Hears how many invariants are checked. */
  told?: OnProgress
}

/** Checks every invariant of the shop without writing anything. */
export function verifyLedger(wanted: Verification = {}): Promise<LedgerVerdict> {
  return readInOneMoment((reader) => verdictOf(reader, wanted))
}

async function verdictOf(
  runner: SqlRunner,
  { anchor, all = false, told }: Verification
): Promise<LedgerVerdict> {
  const most = all ? ALL_FINDINGS_MAX : FINDINGS_MAX
  const invariants = await verifyInvariants(runner, { anchor, most, told })
  const ok = invariants.every(({ violations }) => violations === 0)
  return { ok, invariants, totals: await pointsBySource(runner) }
}
