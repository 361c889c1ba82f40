import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Which photo belongs to which open dispute of whom. */
export interface Attachment {
  memberId: number
  disputeId: number
  /** Name of the stored file. */
  photo: string
}

/** Takes the row first, so that of two photos sent together none is left without an owner. */
const HOLD = `UPDATE disputes SET state = state WHERE id = ? AND member_id = ? AND state = 'open'
  RETURNING photo`
const ATTACH = 'UPDATE disputes SET photo = ? WHERE id = ?'

/**
 * Puts a photo to an open dispute of the member.
 *
 * @returns the name of the photo it replaces, null where there was none, undefined where there is
 *   no such open dispute
 */
export async function attachPhoto(
  trx: Transaction,
  { memberId, disputeId, photo }: Attachment
): Promise<string | null | undefined> {
  const [held] = await rows<{ photo: string | null }>(trx, HOLD, [disputeId, memberId])
  if (!held) return undefined
  await rows(trx, ATTACH, [photo, disputeId])
  return held.photo
}

/** Whether the member has this dispute, and it is open. */
export async function isOpenDisputeOf(memberId: number, disputeId: number): Promise<boolean> {
  const sql = "SELECT 1 FROM disputes WHERE id = ? AND member_id = ? AND state = 'open'"
  return (await shopReader().rows(sql, [disputeId, memberId])).length > 0
}
