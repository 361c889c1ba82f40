// Every module's truths are checked, whichever of them a test has loaded.
import '#start/invariants'
import { verifyLedger } from '#points'
import type { FreshDatabase } from '#tests/support/fresh_database'

/** What `points verify` finds broken in the database of the test run; nothing is well. */
export async function brokenTruths(): Promise<string[]> {
  const { invariants } = await verifyLedger()
  const broken = invariants.filter(({ violations }) => violations > 0)
  return broken.map(({ id, violations }) => `${id}: ${violations}`)
}

interface Finding {
  id: string
  violations: number
  found: { reference?: string }[]
}

/**
 * What the command finds broken in another database. Points that tests give by themselves are of a
 * kind that the shop does not book: nothing else may be unknown.
 */
export async function brokenTruthsIn(database: FreshDatabase): Promise<Finding[]> {
  const { stdout } = await database.command('points', 'verify', '--json', '--all')
  const { invariants } = JSON.parse(stdout) as { invariants: Finding[] }
  return invariants.filter(
    ({ id, violations, found }) =>
      violations > 0 &&
      !(
        id === 'points-known' &&
        found.length === violations &&
        found.every(({ reference }) => reference?.startsWith('test:'))
      )
  )
}
