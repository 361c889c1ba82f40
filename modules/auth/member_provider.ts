import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import { shopReader } from '#app/database/engine'
import type { Member } from './member.js'

const FIND = `SELECT id, email, locale, first_name AS "firstName", last_name AS "lastName",
  phone_verified_at AS "phoneVerifiedAt", registered_at AS "registeredAt"
  FROM members WHERE id = ? AND deleted_at IS NULL AND disabled_at IS NULL`

/** Finds the member of a session; no model is built. */
export class MemberProvider implements SessionUserProviderContract<Member> {
  declare [symbols.PROVIDER_REAL_USER]: Member

  async createUserForGuard(member: Member): Promise<SessionGuardUser<Member>> {
    return { getId: () => member.id, getOriginal: () => member }
  }

  async findById(id: string | number | bigint) {
    const [member] = await shopReader().rows<Member>(FIND, [Number(id)])
    return member ? this.createUserForGuard(member) : null
  }
}
