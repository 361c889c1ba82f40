import { registerFirstSteps } from '#app/first_steps/first_steps'
import RegionalRepresentative from '../reference/models/regional_representative.js'
import StaffMember from '../staff/models/staff_member.js'

/** Administrators who can come in: one alone agrees to nothing. */
const ADMINS_MIN = 2

registerFirstSteps(
  {
    name: 'second_admin',
    async isDone() {
      const admins = await StaffMember.active()
        .where('role', 'admin')
        .whereNotNull('password')
        .whereNotNull('twoFactorConfirmedAt')
        .limit(ADMINS_MIN)
      return admins.length === ADMINS_MIN
    },
  },
  {
    name: 'representatives',
    async isDone() {
      const reachable = await RegionalRepresentative.query()
        .where('isDefault', 1)
        .where((one) => one.whereNotNull('phone').orWhereNotNull('email'))
        .first()
      return reachable !== null
    },
  }
)
