import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import {
  changeStaff,
  disableStaff,
  enableStaff,
  resetStaffSecondFactor,
} from '#auth/actions/change_staff'
import { inviteStaff } from '#auth/actions/invite_staff'
import { sendStaffInvitation } from '#auth/actions/send_staff_invitation'
import { STAFF_LIST, staffEvents, staffPage } from '#auth/queries/admin/staff_page'
import { staffChangeValidator, staffInvitationValidator } from '#auth/validators/staff'

/** The people who work in the back-office, for administrators. */
export default class StaffController {
  async index(ctx: HttpContext) {
    return staffPage(await listQuery(ctx, STAFF_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await lineOf(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const { locale, ...staff } = await staffInvitationValidator.validate(ctx.request.body())
    const { id } = await inviteStaff({ ...staff, locale: locale ?? null }, actorOf(ctx))
    return { data: await lineOf(id) }
  }

  async update(ctx: HttpContext) {
    const change = await staffChangeValidator.validate(ctx.request.body())
    await changeStaff(changeOf(ctx), change)
    return { data: await lineOf(Number(ctx.params.id)) }
  }

  async invite(ctx: HttpContext) {
    await sendStaffInvitation(Number(ctx.params.id), actorOf(ctx))
    return { data: await lineOf(Number(ctx.params.id)) }
  }

  async disable(ctx: HttpContext) {
    await disableStaff(changeOf(ctx))
    return { data: await lineOf(Number(ctx.params.id)) }
  }

  async enable(ctx: HttpContext) {
    await enableStaff(changeOf(ctx))
    return { data: await lineOf(Number(ctx.params.id)) }
  }

  async resetSecondFactor(ctx: HttpContext) {
    await resetStaffSecondFactor(changeOf(ctx))
    return { data: await lineOf(Number(ctx.params.id)) }
  }
}

async function lineOf(id: number) {
  const { data } = await staffPage(oneOf(id))
  if (!data.length) throw new NotFound()
  return { ...data[0], events: await staffEvents(id) }
}

function changeOf(ctx: HttpContext) {
  return { staffId: Number(ctx.params.id), by: actorOf(ctx) }
}
