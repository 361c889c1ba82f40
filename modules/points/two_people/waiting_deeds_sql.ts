import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Deed } from './deed.js'

const ASK = `INSERT INTO waiting_deeds (kind, subject_id, change, points, state, asked_by, asked_at)
  VALUES (?, ?, ?, ?, 'open', ?, ?)
  ON CONFLICT (kind, subject_id, change) WHERE state = 'open' DO NOTHING RETURNING id`
const ASKED = `SELECT id FROM waiting_deeds
  WHERE kind = ? AND subject_id = ? AND change = ? AND state = 'open'`

/** Who comes second finds nothing to settle; who asked may withdraw, but not agree. */
const SETTLE = `UPDATE waiting_deeds SET state = ?, settled_by = ?, settled_at = ?
  WHERE id = ? AND state = 'open' AND (? = 'refused' OR asked_by IS NULL OR asked_by <> ?)
  RETURNING kind, subject_id AS "subjectId", change, points, asked_by AS "askedBy"`
const WAITS = "SELECT 1 FROM waiting_deeds WHERE id = ? AND state = 'open'"

/** What a second administrator makes of a deed that waits. */
export interface DeedVerdict {
  id: number
  staffId: number
  verdict: 'done' | 'refused'
}

/** A deed that waited. */
export interface SettledDeed {
  deed: Deed
  points: number | null
  /** Null where an operator asked. */
  askedBy: number | null
}

/** Has a deed wait; the same wish waits once. */
export async function putWaiting(
  trx: Transaction,
  deed: Deed,
  { points, by }: { points: number | null; by: Actor }
): Promise<{ id: number; isNew: boolean }> {
  const named = [deed.kind, deed.subjectId, JSON.stringify(deed.change)]
  const values = [...named, points, by.staffId ?? null, clock.now()]
  const [asked] = await rows<{ id: number }>(trx, ASK, values)
  if (asked) return { id: asked.id, isNew: true }
  const [{ id }] = await rows<{ id: number }>(trx, ASKED, named)
  return { id, isNew: false }
}

/** Settles a deed that waits; undefined where there is none, or it is the own one. */
export async function takeWaiting(
  trx: Transaction,
  { id, staffId, verdict }: DeedVerdict
): Promise<SettledDeed | undefined> {
  type Row = Pick<SettledDeed, 'points' | 'askedBy'> & {
    kind: Deed['kind']
    subjectId: number
    change: string
  }
  const values = [verdict, staffId, clock.now(), id, verdict, staffId]
  const [row] = await rows<Row>(trx, SETTLE, values)
  if (!row) return undefined
  const { kind, subjectId, change, points, askedBy } = row
  return { deed: { kind, subjectId, change: JSON.parse(change) } as Deed, points, askedBy }
}

/** Whether a deed waits. */
export async function isWaiting(trx: Transaction, id: number): Promise<boolean> {
  return (await rows(trx, WAITS, [id])).length > 0
}
