import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import { shopReader } from '#app/database/engine'
import type { StaffMember } from './member.js'

const FIND = `SELECT id, email, name, role, locale FROM staff_members
  WHERE id = ? AND disabled_at IS NULL`

/** Finds the staff member of a back-office session. */
export class StaffProvider implements SessionUserProviderContract<StaffMember> {
  declare [symbols.PROVIDER_REAL_USER]: StaffMember

  async createUserForGuard(staff: StaffMember): Promise<SessionGuardUser<StaffMember>> {
    return { getId: () => staff.id, getOriginal: () => staff }
  }

  async findById(id: string | number | bigint) {
    const [staff] = await shopReader().rows<StaffMember>(FIND, [Number(id)])
    return staff ? this.createUserForGuard(staff) : null
  }
}
