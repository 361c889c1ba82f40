import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { Forbidden, NotFound } from '#app/exceptions/page_exceptions'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { holdMember } from '#auth/members/hold_member'
import MemberNote from '../models/member_note.js'

/** A staff member of the back-office. */
type Writer = Extract<Actor, { source: 'admin' }>

/**
 * Writes a note about a member, sealed with the member's key, for staff and for the member's own download.
 *
 * @returns id of the note
 * @throws not_found where the member is deleted
 */
export async function writeMemberNote(
  trx: Transaction,
  { memberId, text, by }: { memberId: number; text: string; by: Writer }
): Promise<number> {
  if (!(await holdMember(trx, memberId))) throw new NotFound()
  const sealedText = await sealForMember(trx, memberId, text)
  const written = { memberId, sealedText, staffId: by.staffId, writtenAt: clock.now() }
  const { id } = await MemberNote.create(written, { client: trx.client })
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'member.note_written', subject, detail: `#${id}` })
  return id
}

/**
 * Takes a note away; nobody takes away what somebody else wrote.
 *
 * @throws not_found, forbidden
 */
export async function deleteMemberNote(
  trx: Transaction,
  { memberId, noteId, by }: { memberId: number; noteId: number; by: Writer }
): Promise<void> {
  const note = await MemberNote.query(trx).where({ id: noteId, memberId }).forUpdate().first()
  if (!note) throw new NotFound()
  if (note.staffId !== by.staffId) throw new Forbidden()
  await note.delete()
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'member.note_deleted', subject, detail: `#${noteId}` })
}
