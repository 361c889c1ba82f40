import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { normaliseCode } from '#points/code_format'
import type { DisputeReason } from '#points/constants'
import { DisputeSettled, InvalidCode } from '#points/exceptions'

/** What a member reports of a sticker. */
export interface Report {
  memberId: number
  /** What was scanned or typed. */
  text: string
  reason: DisputeReason
  note?: string
}

/** The first statement writes, so that two reports of one sticker wait for each other. */
const OPEN = `INSERT INTO disputes (member_id, code, reason, state, opened_at)
  VALUES (?, ?, ?, 'open', ?)
  ON CONFLICT (member_id, code) DO UPDATE SET reason = excluded.reason
    WHERE disputes.state = 'open'
  RETURNING id`

const NOTE = 'UPDATE disputes SET sealed_note = ? WHERE id = ?'

/**
 * Opens the dispute about a sticker; the same sticker reported again is the same dispute.
 *
 * @returns the id of the dispute
 * @throws invalid_code where the text has not the form of a code, dispute_settled
 */
export async function openDispute(
  trx: Transaction,
  { memberId, text, reason, note }: Report
): Promise<number> {
  const code = normaliseCode(text)
  if (!code) throw new InvalidCode()
  const [opened] = await rows<{ id: number }>(trx, OPEN, [memberId, code, reason, clock.now()])
  if (!opened) throw new DisputeSettled()
  if (note) await rows(trx, NOTE, [await sealForMember(trx, memberId, note), opened.id])
  return opened.id
}
