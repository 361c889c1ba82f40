import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import type { StaffMember } from '../members/member.js'
import StaffMemberRow from './models/staff_member.js'

/** Finds the staff member of a back-office session. */
export class StaffProvider implements SessionUserProviderContract<StaffMember> {
  declare [symbols.PROVIDER_REAL_USER]: StaffMember

  async createUserForGuard(staff: StaffMember): Promise<SessionGuardUser<StaffMember>> {
    return { getId: () => staff.id, getOriginal: () => staff }
  }

  async findById(id: string | number | bigint) {
    const staff = await StaffMemberRow.active().where('id', Number(id)).first()
    return staff && this.createUserForGuard(staff)
  }
}
