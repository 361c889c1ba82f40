import { BaseTransformer } from '@adonisjs/core/transformers'
import type StaffMember from '#auth/staff/models/staff_member'

/** A staff member as a line of the back-office list; instants in ms UTC. */
export default class StaffMemberTransformer extends BaseTransformer<StaffMember> {
  toObject() {
    const staff = this.resource
    return {
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      last_login_at: staff.lastLoginAt,
      created_at: staff.createdAt,
      saved_at: staff.updatedAt,
      state: stateOf(staff),
      has_second_factor: staff.twoFactorConfirmedAt !== null,
    }
  }
}

/** invited: no password was set yet. */
function stateOf({ disabledAt, password }: StaffMember): 'invited' | 'active' | 'disabled' {
  if (disabledAt !== null) return 'disabled'
  return password === null ? 'invited' : 'active'
}
