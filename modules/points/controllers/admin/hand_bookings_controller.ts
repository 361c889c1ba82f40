import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { settleHandBooking, type BookingVerdict } from '#points/actions/settle_hand_booking'
import { HAND_BOOKING_LIST, handBookingsPage } from '#points/queries/admin/hand_bookings_page'

/** Bookings by hand that wait for a second staff member. */
export default class HandBookingsController {
  async index(ctx: HttpContext) {
    return handBookingsPage(await listQuery(ctx, HAND_BOOKING_LIST))
  }

  /** Somebody else agrees: it is booked. */
  agree(ctx: HttpContext) {
    return settle(ctx, 'booked')
  }

  refuse(ctx: HttpContext) {
    return settle(ctx, 'refused')
  }
}

async function settle({ auth, params }: HttpContext, verdict: BookingVerdict['verdict']) {
  const wanted = { id: Number(params.id), staffId: auth.use('staff').user!.id, verdict }
  await transaction((trx) => settleHandBooking(trx, wanted))
  return { data: { id: wanted.id } }
}
