import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { unsealerOf } from '#app/personal/member_key'
import { actorOf } from '#app/staff/actor_of'
import { StaffNames } from '#app/staff/staff_names'
import { transaction } from '#app/transaction'
import { deleteMemberNote, writeMemberNote } from '#auth/care/actions/write_member_note'
import MemberNote from '#auth/care/models/member_note'
import MemberNoteTransformer from '#auth/care/transformers/admin/member_note_transformer'
import { memberNoteValidator } from '#auth/care/validators/note'
import Member from '#auth/members/models/member'

/** What staff tell each other about a member. */
export default class MemberNotesController {
  async index(ctx: HttpContext) {
    const memberId = Number(ctx.params.id)
    const member = await Member.query().where({ id: memberId }).whereNull('deletedAt').first()
    if (!member) throw new NotFound()
    const notes = await MemberNote.query().where({ memberId }).orderBy('id', 'desc')
    const writers = new Set(notes.map(({ staffId }) => staffId))
    const names = await (await app.container.make(StaffNames)).of([...writers])
    const { staffId } = actorOf(ctx)
    const reader = { names, staffId, open: await unsealerOf(memberId) }
    const data = await serialized(MemberNoteTransformer.transform(notes, reader))
    return { data, total: data.length }
  }

  async store(ctx: HttpContext) {
    const { text } = await memberNoteValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    const memberId = Number(ctx.params.id)
    const repeatable = {
      scope: `member_notes:${by.staffId}`,
      key: idempotencyKeyOf(ctx.request),
      bodyHash: bodyHash({ memberId, text }),
    }
    const { answer } = await transaction((trx) =>
      idempotently(trx, repeatable, () => writeMemberNote(trx, { memberId, text, by }))
    )
    return ctx.response.created({ data: { id: answer } })
  }

  async destroy(ctx: HttpContext) {
    const { id, note } = ctx.params
    const wanted = { memberId: Number(id), noteId: Number(note), by: actorOf(ctx) }
    await transaction((trx) => deleteMemberNote(trx, wanted))
    return { data: { id: wanted.noteId } }
  }
}
