import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { areStickers } from '#points/stickers_sql'
import type { BatchState } from './code_batch.js'
import type { SerialRange } from './void_ranges.js'

/**
 * What became of the stickers of a batch, or of a part of it. At every moment
 * printed = unused + used + void + expired.
 */
export interface Reconciliation {
  printed: number
  /** Nobody scanned them, and they may still be scanned, be it once the batch is released. */
  unused: number
  /** Scanned at least once, whatever happened to the batch afterwards. */
  used: number
  /** Withdrawn before anybody scanned them. */
  void: number
  /** Their last day went by before anybody scanned them. */
  expired: number
  /** Credited scans; more than `used` where a code is for several members. */
  scans: number
}

/** What a withdrawn part and the asked range have in common. */
const COMMON = {
  begins: 'CASE WHEN v.first_serial > w.begins THEN v.first_serial ELSE w.begins END',
  ends: 'CASE WHEN v.last_serial < w.ends THEN v.last_serial ELSE w.ends END',
}

/** One statement, so that every figure is of the same moment. */
const FIGURES = `WITH wanted AS (SELECT id, state, valid_to, CAST(? AS INTEGER) AS begins,
      CAST(? AS INTEGER) AS ends FROM code_batches WHERE id = ?),
    parts AS (SELECT v.batch_id, ${COMMON.begins} AS begins, ${COMMON.ends} AS ends
      FROM wanted w JOIN void_ranges v ON v.batch_id = w.id
        AND v.first_serial <= w.ends AND v.last_serial >= w.begins),
    scanned AS (SELECT c.serial, c.scans FROM wanted w
      JOIN codes c ON ${areStickers('c', { batch: 'w.id', first: 'w.begins', last: 'w.ends' })})
  SELECT state, valid_to AS "validTo",
    (SELECT COUNT(*) FROM scanned) AS used,
    (SELECT COALESCE(SUM(scans), 0) FROM scanned) AS scans,
    (SELECT COALESCE(SUM(ends - begins + 1), 0) FROM parts) AS withdrawn,
    (SELECT COUNT(*) FROM parts p JOIN codes c ON
      ${areStickers('c', { batch: 'p.batch_id', first: 'p.begins', last: 'p.ends' })}) AS "usedWithdrawn"
  FROM wanted`

type Figures = {
  state: BatchState
  validTo: number | null
  used: number
  scans: number
  withdrawn: number
  usedWithdrawn: number
}

/** The books of a batch, or of a part of it, at this moment; undefined where there is no batch. */
export async function reconciliation(
  batchId: number,
  { first, last }: SerialRange
): Promise<Reconciliation | undefined> {
  const [figures] = await shopReader().rows<Figures>(FIGURES, [first, last, batchId])
  if (!figures) return undefined
  const printed = last - first + 1
  const used = Number(figures.used)
  const left = printed - used
  const withdrawn =
    figures.state === 'void' ? left : Number(figures.withdrawn) - Number(figures.usedWithdrawn)
  const isOver = figures.validTo !== null && figures.validTo <= clock.now()
  const rest = left - withdrawn
  return {
    printed,
    unused: isOver ? 0 : rest,
    used,
    void: withdrawn,
    expired: isOver ? rest : 0,
    scans: Number(figures.scans),
  }
}
