import { HandCoins } from 'lucide-react'
import { HandBookingList } from './hand_booking_list'

export const handBookings = { list: HandBookingList, icon: HandCoins }
