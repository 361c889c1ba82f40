// Every module's truths are checked, whichever of them a test has loaded.
import '#start/invariants'
import { verifyLedger } from '#points'

/** What `points verify` finds broken in the database of the test run; nothing is well. */
export async function brokenTruths(): Promise<string[]> {
  const { invariants } = await verifyLedger()
  const broken = invariants.filter(({ violations }) => violations > 0)
  return broken.map(({ id, violations }) => `${id}: ${violations}`)
}
