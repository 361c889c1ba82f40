import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { liftByStaff, LIFT_REASONS } from '#notifications/bounces/actions/lift_suppressions'
import { suppressionsOf } from '#notifications/bounces/queries/suppressions_of'

const liftingValidator = vine.create({ reason: vine.enum(LIFT_REASONS) })

/** Why mails do not go to the address of a member, for whoever looks after the member. */
export default class SuppressionsController {
  async index({ params }: HttpContext) {
    const { email } = await memberOf(params.id)
    const resting = await suppressionsOf(email)
    const data = resting.map(({ id, reason, status, times, since, until }) => {
      return { id, reason, status, times, since, until }
    })
    return { data, total: data.length }
  }

  /** Lets mails go there again; where the address does not rest nothing is changed. */
  async store({ auth, params, request }: HttpContext) {
    const { reason } = await request.validateUsing(liftingValidator)
    const { id, email } = await memberOf(params.id)
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    const member = { id, email }
    const lifted = await transaction((trx) => liftByStaff(trx, { member, reason, by }))
    return { data: { id, lifted } }
  }
}

async function memberOf(id: unknown) {
  const member = await findMember(Number(id))
  if (!member) throw new NotFound()
  return member
}
