import { shopReader } from '#app/database/engine'
import { unsealerOf } from '#app/personal/member_key'
import { everyStaffMember } from '#auth'
import { stepsOf } from '../steps_of.js'

const NOTES = `SELECT id, sealed_note AS "sealedNote", actor_id AS "actorId",
  written_at AS "writtenAt" FROM order_notes WHERE order_id = ? ORDER BY id`

type NoteRow = { id: number; sealedNote: string; actorId: number; writtenAt: number }

/** The steps of an order and what staff wrote about it, with the names of who did. */
export async function historyOfOrder(order: { id: number; member_id: number }) {
  const [steps, notes, staff, open] = await Promise.all([
    stepsOf(order.id),
    shopReader().rows<NoteRow>(NOTES, [order.id]),
    everyStaffMember(),
    unsealerOf(order.member_id),
  ])
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    steps: steps.map(({ status, happenedAt, actorId }) => ({
      id: status,
      status,
      happened_at: happenedAt,
      actor_name: actorId === null ? null : (names.get(actorId) ?? null),
    })),
    notes: notes.map(({ id, sealedNote, actorId, writtenAt }) => ({
      id,
      // Null once the member is deleted: the key it was sealed with is gone.
      note: open(sealedNote),
      written_at: writtenAt,
      actor_name: names.get(actorId) ?? null,
    })),
  }
}
