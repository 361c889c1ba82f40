import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isTaken } from '#auth/queries/is_taken'

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
