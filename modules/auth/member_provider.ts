import { symbols } from '@adonisjs/auth'
import type {
  SessionGuardUser,
  SessionWithTokensUserProviderContract,
} from '@adonisjs/auth/types/session'
import type { Secret } from '@adonisjs/core/helpers'
import type { Member } from './member.js'
import { findMember } from './queries/member_by_id.js'
import {
  createRememberToken,
  deleteRememberToken,
  recycleRememberToken,
  verifyRememberToken,
} from './remember_tokens.js'

// oxlint-disable-next-line typescript/no-wrapper-object-types -- the framework's contract says so
type Id = string | number | bigint | BigInt

/** Finds the member of a session or of a remember cookie; no model is built. */
export class MemberProvider implements SessionWithTokensUserProviderContract<Member> {
  declare [symbols.PROVIDER_REAL_USER]: Member

  async createUserForGuard(member: Member): Promise<SessionGuardUser<Member>> {
    return { getId: () => member.id, getOriginal: () => member }
  }

  async findById(id: Id) {
    const member = await findMember(Number(id))
    // Who has not finished the registration is no member yet.
    return member?.registeredAt ? this.createUserForGuard(member) : null
  }

  createRememberToken(member: Member, expiresIn: string | number) {
    return createRememberToken(member.id, expiresIn)
  }

  verifyRememberToken(value: Secret<string>) {
    return verifyRememberToken(value)
  }

  recycleRememberToken(member: Member, id: Id) {
    return recycleRememberToken(member.id, Number(id))
  }

  /** The name is the framework's own. */
  deleteRemeberToken(member: Member, id: Id) {
    return deleteRememberToken(member.id, Number(id))
  }
}
