import { SettleWaiting } from '../../components/settle_waiting'

/** Agrees to a booking of somebody else, or refuses it. */
export function SettleBooking() {
  return <SettleWaiting resource="hand_bookings" />
}
