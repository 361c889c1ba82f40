import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { transaction } from '#app/transaction'
import {
  settleHandBooking,
  type BookingVerdict,
} from '#points/hand_bookings/actions/settle_hand_booking'
import HandBooking from '#points/hand_bookings/models/hand_booking'
import HandBookingTransformer from '#points/hand_bookings/transformers/admin/hand_booking_transformer'

/** Bookings by hand that wait for a second staff member. */
export default class HandBookingsController extends listController({
  model: HandBooking,
  list: {
    sortable: ['id', 'asked_at', 'points'],
    filters: { id: 'ids', member_id: 'ids', state: 'text' },
  },
  serialize: (bookings) => serialized(HandBookingTransformer.transform(bookings)),
}) {
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
