import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { UNVERIFIED_KEPT_MS } from '#auth/constants'
import Member from '../models/member.js'

/** What the rule must know: whose own address is no obstacle. */
export type OwnId = { ownId: number | null }

/** Says `unique` where another member holds the e-mail address or the phone. */
export const freeRule = vine.createRule(
  async (value, column: 'email' | 'phone', field: FieldContext) => {
    if (!field.isValid || typeof value !== 'string') return
    const { ownId } = field.meta as OwnId
    if (await isTaken(column, value, ownId)) field.report('unique', 'unique', field)
  },
  { isAsync: true }
)

/**
 * Whether another member holds this e-mail address or phone. A registration whose phone was never
 * verified holds them for a day only, unless a partner made it.
 *
 * @param ownId the member that asks, or the unfinished registration of the same session, which will
 * be replaced
 */
export async function isTaken(
  column: 'email' | 'phone',
  value: string,
  ownId: number | null,
  trx?: Transaction
): Promise<boolean> {
  const other = await Member.query(trx)
    .where(column, value)
    .whereNot('id', ownId ?? 0)
    .where((holds) =>
      holds
        .whereNotNull('phoneVerifiedAt')
        .orWhereNotNull('registeredAt')
        .orWhereNotNull('sfId')
        .orWhere('createdAt', '>', clock.now() - UNVERIFIED_KEPT_MS)
    )
    .first()
  return other !== null
}
