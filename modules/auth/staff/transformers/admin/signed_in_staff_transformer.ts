import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffMember } from '#auth/members/member'

/** The staff member of a session. */
export default class SignedInStaffTransformer extends BaseTransformer<StaffMember> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'email', 'role'])
  }
}
