import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { FIGURES } from '../batch_figures_sql.js'
import type CodeBatch from '../models/code_batch.js'
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
  /** Voided before anybody scanned them. */
  void: number
  /** Their last day went by before anybody scanned them. */
  expired: number
  /** Credited scans; more than `used` where a code is for several members. */
  scans: number
}

type Figures = Pick<CodeBatch, 'state' | 'validTo'> &
  Record<'used' | 'scans' | 'voided' | 'usedVoid', number>

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
  const voidUnused =
    figures.state === 'void' ? left : Number(figures.voided) - Number(figures.usedVoid)
  const isOver = figures.validTo !== null && figures.validTo <= clock.now()
  const rest = left - voidUnused
  return {
    printed,
    unused: isOver ? 0 : rest,
    used,
    void: voidUnused,
    expired: isOver ? rest : 0,
    scans: Number(figures.scans),
  }
}
