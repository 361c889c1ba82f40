import { recordAudit } from '#app/audit/audit'
import type { Shown } from '#app/http/saved_since'
import type { Transaction } from '#app/transaction'
import type { ByStaff } from '../my_data/actions/delete_member.js'

/** A part of a member that staff put right. */
export type CorrectedPart = 'account' | 'company' | 'shipping'

/** Staff who put something right, as the member asked for it. */
export interface CorrectedByStaff extends ByStaff {
  /** What the form showed, so that nobody undoes what the member or a colleague changed since. */
  shown?: Shown
}

/**
 * The names of what is another than before. Numbers and texts are compared as they stand; what was
 * never saved is nothing.
 */
export function changedIn<Block extends object>(before: Partial<Block> | null, after: Block) {
  const names = Object.keys(after) as (keyof Block & string)[]
  return names.filter((name) => (before?.[name] ?? null) !== (after[name] ?? null))
}

/** Writes down who put what right and how it was asked for: names of fields, none of their values. */
export async function recordCorrection(
  trx: Transaction,
  { by, asked }: ByStaff,
  { id, part, changed }: { id: number; part: CorrectedPart; changed: string[] }
): Promise<void> {
  const subject = { type: 'member', id }
  const detail = `${asked}: ${changed.join(' ')}`
  await recordAudit(trx, { by, action: `member.${part}_corrected`, subject, detail })
}
