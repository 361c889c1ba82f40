import { registerOpenOfMember } from '#app/waiting/open_of_member'
import { registerWaiting } from '#app/waiting/waiting'
import Dispute from '../disputes/models/dispute.js'
import HandBooking from '../hand_bookings/models/hand_booking.js'
import HarvestCase from '../harvest/models/harvest_case.js'
import WaitingDeed from '../two_people/models/waiting_deed.js'
import { ofOthers } from '../two_people/of_others.js'

registerWaiting('disputes', () => Dispute.open())
registerWaiting('harvest_cases', () => HarvestCase.open())
registerWaiting('hand_bookings', (staffId) => HandBooking.open().where(ofOthers(staffId)))
registerWaiting('waiting_deeds', (staffId) => WaitingDeed.open().where(ofOthers(staffId)))

registerOpenOfMember('disputes', (memberId) => Dispute.open().where({ memberId }))
registerOpenOfMember('harvest_cases', (memberId) => HarvestCase.open().where({ memberId }))
registerOpenOfMember('hand_bookings', (memberId) => HandBooking.open().where({ memberId }))
