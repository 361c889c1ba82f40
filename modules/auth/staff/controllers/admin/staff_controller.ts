import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import {
  disableStaff,
  enableStaff,
  renameStaff,
  resetStaffSecondFactor,
} from '#auth/staff/actions/change_staff'
import { sendStaffInvitation } from '#auth/staff/actions/send_staff_invitation'
import { appoint } from '#auth/staff/appointments'
import StaffMember from '#auth/staff/models/staff_member'
import { staffEvents } from '#auth/staff/queries/admin/staff_page'
import StaffMemberTransformer from '#auth/staff/transformers/admin/staff_member_transformer'
import { answerDeed } from '#points'
import { staffChangeValidator, staffInvitationValidator } from '#auth/staff/validators/staff'

const Staff = listController({
  model: StaffMember,
  list: {
    sortable: ['id', 'name', 'email', 'role', 'last_login_at'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['name', 'email'] },
  },
  serialize: (staff) => serialized(StaffMemberTransformer.transform(staff)),
})

/** The people who work in the back-office, for administrators. */
export default class StaffController extends Staff {
  async show({ params }: HttpContext) {
    return { data: await this.#whole(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const { locale = null, ...staff } = await staffInvitationValidator.validate(ctx.request.body())
    const wanted = { ...staff, locale, staffId: 0 }
    const done = await transaction((trx) => appoint(trx, wanted, actorOf(ctx)))
    // Lists keep records by their id, and there is no account yet.
    if ('waitingId' in done) return answerDeed(ctx, { id: `waiting-${done.waitingId}` }, done)
    return { data: await this.#whole(done.id) }
  }

  async update(ctx: HttpContext) {
    const { name, role } = await staffChangeValidator.validate(ctx.request.body())
    const change = { ...changeOf(ctx), savedAt: await savedAtOf(ctx) }
    const done = await transaction(async (trx) => {
      const { email, locale, role: before } = await renameStaff(trx, change, name)
      const wanted = { staffId: change.staffId, name, email, locale, role, before }
      return appoint(trx, wanted, change.by)
    })
    return answerDeed(ctx, await this.#whole(change.staffId), done)
  }

  async invite(ctx: HttpContext) {
    await sendStaffInvitation(Number(ctx.params.id), actorOf(ctx))
    return { data: await this.#whole(Number(ctx.params.id)) }
  }

  async disable(ctx: HttpContext) {
    await disableStaff(changeOf(ctx))
    return { data: await this.#whole(Number(ctx.params.id)) }
  }

  async enable(ctx: HttpContext) {
    await enableStaff(changeOf(ctx))
    return { data: await this.#whole(Number(ctx.params.id)) }
  }

  async resetSecondFactor(ctx: HttpContext) {
    await resetStaffSecondFactor(changeOf(ctx))
    return { data: await this.#whole(Number(ctx.params.id)) }
  }

  async #whole(id: number) {
    return { ...(await this.record(id)), events: await staffEvents(id) }
  }
}

function changeOf(ctx: HttpContext) {
  return { staffId: Number(ctx.params.id), by: actorOf(ctx) }
}
