import { clock } from '#app/clock'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { normaliseCode } from '#app/rules/code_text'
import type { DisputeReason } from '#app/rules/dispute_reasons'
import { DisputeSettled } from '#points/disputes/exceptions'
import { InvalidCode } from '#points/exceptions'
import Dispute from '../models/dispute.js'

/** What a member reports of a sticker. */
export interface NewDispute {
  memberId: number
  /** What was scanned or typed. */
  text: string
  reason: DisputeReason
  note?: string
}

/**
 * Opens the dispute about a sticker; the same sticker reported again is the same dispute.
 *
 * @returns the id of the dispute
 * @throws invalid_code where the text has not the form of a code, dispute_settled
 */
export async function openDispute(
  trx: Transaction,
  { memberId, text, reason, note }: NewDispute
): Promise<number> {
  const code = normaliseCode(text)
  if (!code) throw new InvalidCode()
  const { client } = trx
  const values = { member_id: memberId, code, reason, state: 'open', opened_at: clock.now() }
  // Two reports of one sticker wait for each other here.
  await client
    .knexQuery()
    .table('disputes')
    .insert(values)
    .onConflict(['member_id', 'code'])
    .ignore()
  const dispute = await Dispute.query({ client })
    .where({ memberId, code })
    .forUpdate()
    .firstOrFail()
  if (dispute.state !== 'open') throw new DisputeSettled()
  dispute.reason = reason
  if (note) dispute.sealedNote = await sealForMember(trx, memberId, note)
  await dispute.save()
  return dispute.id
}
