import type { Transaction } from '#app/transaction'
import Dispute from '../models/dispute.js'

/** Which photo belongs to which open dispute of whom. */
export interface Attachment {
  memberId: number
  disputeId: number
  /** Name of the stored file. */
  photo: string
}

/**
 * Puts a photo to an open dispute of the member. The dispute is held first, so that of two photos sent together none
 * is left without an owner.
 *
 * @returns the name of the photo it replaces, null where there was none, undefined where there is
 *   no such open dispute
 */
export async function attachPhoto(
  { client }: Transaction,
  { memberId, disputeId, photo }: Attachment
): Promise<string | null | undefined> {
  const dispute = await openDisputeOf(memberId, disputeId, { client }).forUpdate().first()
  if (!dispute) return undefined
  const former = dispute.photo
  await dispute.merge({ photo }).save()
  return former
}

/** Whether the member has this dispute, and it is open. */
export async function isOpenDisputeOf(memberId: number, disputeId: number): Promise<boolean> {
  return (await openDisputeOf(memberId, disputeId).first()) !== null
}

function openDisputeOf(
  memberId: number,
  id: number,
  options?: Parameters<typeof Dispute.query>[0]
) {
  return Dispute.open(options).where({ id, memberId })
}
