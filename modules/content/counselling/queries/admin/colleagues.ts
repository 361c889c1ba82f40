import { everyStaffMember, type StaffLine } from '#auth'
import { UnknownColleague } from '#content/counselling/exceptions'

/** Roles that answer members. */
const ANSWERING: readonly string[] = ['admin', 'support']

/** Who of these staff members may look after a question. */
export function colleaguesAmong(staff: StaffLine[]): { id: number; name: string }[] {
  return staff
    .filter(({ role, state }) => state === 'active' && ANSWERING.includes(role))
    .map(({ id, name }) => ({ id, name }))
}

/** @throws invalid where nobody of this number answers members */
export async function assertColleague(staffId: number): Promise<void> {
  const known = colleaguesAmong(await everyStaffMember())
  if (!known.some(({ id }) => id === staffId)) throw new UnknownColleague()
}
