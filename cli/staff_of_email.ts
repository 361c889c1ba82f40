import type { StaffLine } from '#auth'
import { BadUsage } from './failures.js'

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
