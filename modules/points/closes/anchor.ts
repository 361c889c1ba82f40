import { brokenLinks, type BrokenLink } from '#app/audit/audit_chain_sql'
import { headOf } from '#app/audit/chain_sql'
import type { SqlRunner } from '#app/database/engine'
import type { Finding } from '#points/truths/invariant'
import { ledgerCloses } from './closes_sql.js'

/** How many rows both chains had at one time, and what they came to: `41-<hash>-1204-<hash>`. */
const FORM = /^(\d{1,12})-([0-9a-f]{64})?-(\d{1,12})-([0-9a-f]{64})?$/

/** Where both chains ended when an anchor was written down. */
export interface Anchor {
  closes: { links: number; hash: string }
  audit: { links: number; hash: string }
}

/** The ends of both chains as one text, to be kept where nobody of the shop can change it. */
export async function anchorOf(runner: SqlRunner): Promise<string> {
  const [closes, audit] = [await headOf(runner, 'closes'), await headOf(runner, 'audit')]
  return [closes.links, closes.hash, audit.links, audit.hash].join('-')
}

/** @returns undefined where the text is no anchor */
export function readAnchor(text: string): Anchor | undefined {
  const read = FORM.exec(text.trim())
  if (!read) return undefined
  const [, closes, closesHash = '', audit, auditHash = ''] = read
  return {
    closes: { links: Number(closes), hash: closesHash },
    audit: { links: Number(audit), hash: auditHash },
  }
}

/** What the audit log says of itself, and whether an anchor is still part of it. */
export async function checkAudit(
  runner: SqlRunner,
  anchor?: Anchor
): Promise<{ broken: BrokenLink[]; missing: Finding[] }> {
  const { links, hash } = anchor?.audit ?? { links: 0, hash: '' }
  let isThere = links === 0
  const broken = await brokenLinks(runner, (passed) => {
    if (passed.links === links && passed.hash === hash) isThere = true
  })
  return { broken, missing: isThere ? [] : [{ chain: 'audit', links, hash }] }
}

/** Whether the closes of an anchor are still there as they were. */
export async function missingOfAnchor(runner: SqlRunner, { closes }: Anchor): Promise<Finding[]> {
  const { links, hash } = closes
  if (links === 0) return []
  const then = (await ledgerCloses(runner))[links - 1]
  return then?.hash === hash ? [] : [{ chain: 'closes', links, hash }]
}
