import { numberOf } from '#app/imports/cell_texts'
import { RefusedLine } from '#app/imports/import_kind'
import type { StaffReason } from '../stock/stock_reasons.js'
import { stockRowValidator } from '../stock/validators/stock_move_validator.js'

/** What a line says of one stock item: either how many there are, or how many came or went. */
export interface StockRow {
  /** The name of the address of the gift. */
  slug: string
  /** The variation in words, `M, fekete`; empty where there is one stock item only. */
  variation: string
  count?: number
  change?: number
  reason: StaffReason
  note: string
}

/** What the movements say where the file says nothing. */
const NOTE = 'CSV'

/**
 * Reads the texts of one line.
 *
 * @throws E_VALIDATION_ERROR, RefusedLine
 */
export async function stockRowOf(texts: Record<string, string>): Promise<StockRow> {
  const { count, change, reason, ...rest } = texts
  const row = await stockRowValidator.validate({
    ...rest,
    ...(count && { count: numberOf(count) }),
    ...(change && { change: numberOf(change) }),
    ...(reason && { reason: reason.toLowerCase() }),
  })
  if (row.count === undefined && row.change === undefined) throw new RefusedLine('count: required')
  if (row.count !== undefined && row.change !== undefined)
    throw new RefusedLine('change: either_or')
  if (row.count !== undefined && (row.reason ?? 'correction') !== 'correction') {
    throw new RefusedLine('reason: invalid')
  }
  return {
    ...row,
    variation: row.variation ?? '',
    reason: row.reason ?? 'correction',
    note: row.note ?? NOTE,
  }
}
