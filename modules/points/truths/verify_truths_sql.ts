import type { SqlRunner } from '#app/database/engine'
import { unheard, type OnProgress } from '#app/progress'
import { checkAudit, missingOfAnchor, type Anchor } from '#points/closes/anchor'
import { changedCloses, lateEntries, missingCloses } from '#points/closes/closes_sql'
import { BOOSTER_TRUTHS } from '#points/boosters/booster_truths_sql'
import { knownCauses, registerCause } from './cause_sql.js'
import { CAUSE_TRUTHS, OWN_CAUSES } from './causes_sql.js'
import { CODE_TRUTHS } from './code_truths_sql.js'
import {
  knownInvariants,
  registerInvariant,
  type CheckedInvariant,
  type Finding,
  type Invariant,
} from './invariant.js'
import { LEDGER_TRUTHS } from './ledger_truths_sql.js'

/** Things that break one invariant and are named; the rest is counted. */
export const FINDINGS_MAX = 50
/** The same where somebody asks for all of them. */
export const ALL_FINDINGS_MAX = 1_000_000

registerInvariant(...LEDGER_TRUTHS, ...CODE_TRUTHS, ...BOOSTER_TRUTHS, ...CAUSE_TRUTHS)
registerCause(...OWN_CAUSES)

interface Checking {
  anchor?: Anchor
  most?: number
  told?: OnProgress
}

/**
 * Checks everything that is registered, and names what breaks it; reads only.
 *
 * @param anchor where both chains ended when somebody wrote it down
 * @param most how many of each are named
 * @param told hears how many are checked; both chains are the last one
 */
export async function verifyInvariants(
  runner: SqlRunner,
  { anchor, most = FINDINGS_MAX, told = unheard }: Checking = {}
): Promise<CheckedInvariant[]> {
  const checked: CheckedInvariant[] = []
  const wanted = [...knownInvariants(), knownCauses()]
  const total = wanted.length + 1
  for (const invariant of wanted) {
    checked.push(await check(runner, invariant, most))
    told(checked.length, total)
  }
  const chains = await checkChains(runner, anchor)
  told(total, total)
  const shortened = chains.map((one) => ({ ...one, found: one.found.slice(0, most) }))
  return [...checked, ...shortened]
}

/** What SQL cannot say on both databases: it needs a hash. */
async function checkChains(runner: SqlRunner, anchor?: Anchor): Promise<CheckedInvariant[]> {
  const { broken, missing } = await checkAudit(runner, anchor)
  const checked = [
    named('history-unchanged', 'no entry of a closed day was changed', await changedCloses(runner)),
    named('history-late', 'no entry came into a closed day', await lateEntries(runner)),
    named('closes-kept', 'no close of a day was taken away', await missingCloses(runner)),
    named('audit-chained', 'no line of the audit log was changed or taken away', broken),
  ]
  if (!anchor) return checked
  const lost = [...(await missingOfAnchor(runner, anchor)), ...missing]
  return [
    ...checked,
    named('anchor-kept', 'closes and audit log still hold what the anchor says', lost),
  ]
}

function named(id: string, title: string, found: Finding[]): CheckedInvariant {
  return { id, title, violations: found.length, found }
}

async function check(
  runner: SqlRunner,
  { id, title, sql }: Invariant,
  most: number
): Promise<CheckedInvariant> {
  const count = `SELECT COUNT(*) AS violations FROM (${sql}) broken`
  const [{ violations }] = await runner.rows<{ violations: number }>(count)
  if (!violations) return { id, title, violations: 0, found: [] }
  const name = `SELECT * FROM (${sql}) broken ORDER BY 1 LIMIT ${most}`
  return { id, title, violations, found: await runner.rows<Finding>(name) }
}

/** Points by source, which together are what members hold. */
export function pointsBySource(runner: SqlRunner): Promise<{ source: string; points: number }[]> {
  const sql = `SELECT source, SUM(points) AS points FROM ledger_entries
    GROUP BY source ORDER BY source`
  return runner.rows(sql)
}
