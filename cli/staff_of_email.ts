import type { StaffRole } from '#app/staff/roles'
import type { StaffLine } from '#auth'
import { BadUsage, NotAuthorised } from './failures.js'

/**
 * The account with this address.
 *
 * @throws BadUsage where there is none
 */
export async function staffOfEmail(email: string): Promise<StaffLine> {
  const { everyStaffMember } = await import('#auth')
  const wanted = email.trim().toLowerCase()
  const found = (await everyStaffMember()).find((staff) => staff.email === wanted)
  if (!found) throw new BadUsage(`There is no staff member with the address ${wanted}`)
  return found
}

/**
 * The staff member who answers for what a command does.
 *
 * @param mayAnswer whether somebody of this role may
 * @throws BadUsage where nobody has this address, NotAuthorised where the account is not active or may not
 */
export async function answeringStaff(
  email: string,
  mayAnswer: (role: StaffRole) => boolean
): Promise<StaffLine> {
  const staff = await staffOfEmail(email)
  if (staff.state !== 'active') throw new NotAuthorised(`${email} is not active in the back-office`)
  if (!mayAnswer(staff.role)) throw new NotAuthorised(`The role ${staff.role} may not do this`)
  return staff
}
