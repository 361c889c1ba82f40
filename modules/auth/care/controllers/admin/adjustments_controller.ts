import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { adjustmentValidator } from '#auth/care/validators/adjustment'
import { findMember } from '#auth/members/queries/member_by_id_sql'
import { bookOrAsk, type HandBooking } from '#points'

/** Points that a staff member books for a member; a repeated request books nothing more. Many wait for a second one. */
export default class AdjustmentsController {
  async store({ auth, params, request, response }: HttpContext) {
    const { points, source, reason } = await request.validateUsing(adjustmentValidator)
    const member = await findMember(Number(params.id))
    if (!member) throw new NotFound()
    const { id: staffId, role } = auth.use('staff').user!
    const by = { source: 'admin', staffId } as const
    const booking: HandBooking =
      source === 'facebook_group'
        ? { memberId: member.id, source, reason, by }
        : { memberId: member.id, source, reason, by, points: points! }
    const repeatable = {
      scope: `adjustment:${staffId}:${member.id}`,
      key: idempotencyKeyOf(request),
      bodyHash: bodyHash(request.body()),
    }
    const { answer } = await transaction((trx) =>
      idempotently(trx, repeatable, async () => {
        const entry = await bookOrAsk(trx, booking, role)
        if ('waitingId' in entry) return { waiting_id: entry.waitingId }
        return { id: entry.id, points: entry.points, balance_after: entry.balanceAfter }
      })
    )
    return response.created({ data: answer })
  }
}
