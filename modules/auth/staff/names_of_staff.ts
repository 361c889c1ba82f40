import { StaffNames } from '#app/staff/staff_names'
import StaffMember from './models/staff_member.js'

/** What staff members are called, for the audit log. */
export class NamesOfStaff extends StaffNames {
  async of(staffIds: number[]) {
    const found = await StaffMember.query().select('id', 'name').whereIn('id', staffIds)
    return new Map(found.map(({ id, name }) => [id, name]))
  }
}
