import vine from '@vinejs/vine'
import { startOfBusinessDate } from '#app/business_date'
import { calendarDay } from '#app/validation/rules'
import type { ListQuery } from './list_query.js'

/** Days in Budapest, the last one included. */
const validator = vine.create({ from: calendarDay().optional(), to: calendarDay().optional() })

/** The moments, in ms UTC, between which a list that is filtered by days reads: from, and before. */
export interface Span {
  from?: number
  until?: number
}

/**
 * Checks the filters `from` and `to` of a list.
 *
 * @throws E_VALIDATION_ERROR on what are no days
 */
export async function checkDays({ texts: { from, to } }: ListQuery): Promise<void> {
  await validator.validate({ from, to })
}

/** The moments that the filters `from` and `to` mean, which were checked before. */
export function spanOf({ from, to }: ListQuery['texts']): Span {
  return {
    from: from ? startOfBusinessDate(from) : undefined,
    until: to ? startOfBusinessDate(to, 1) : undefined,
  }
}

/** Narrows a list to rows whose moment in a column lies on the days that were asked for. */
export function onDays<
  Rows extends { where(column: string, sign: string, value: number): unknown },
>(rows: Rows, column: string, texts: ListQuery['texts']): Rows {
  const { from, until } = spanOf(texts)
  if (from !== undefined) rows.where(column, '>=', from)
  if (until !== undefined) rows.where(column, '<', until)
  return rows
}
