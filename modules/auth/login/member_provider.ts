import { symbols } from '@adonisjs/auth'
import type {
  SessionGuardUser,
  SessionWithTokensUserProviderContract,
} from '@adonisjs/auth/types/session'
import type { Secret } from '@adonisjs/core/helpers'
import { transaction } from '#app/transaction'
import type { Member } from '../members/member.js'
import { findMember } from '../members/queries/member_by_id_sql.js'
import type RememberToken from './models/remember_token.js'
import {
  createRememberToken,
  deleteRememberTokens,
  findRememberToken,
  recycleRememberToken,
  tokenOf,
  type RememberedLogin,
} from './remember_tokens.js'

// oxlint-disable-next-line typescript/no-wrapper-object-types -- the framework's contract says so
type Id = string | number | bigint | BigInt

/** How the guard is to remember a member. */
interface Remembering {
  login: RememberedLogin
  /** The token whose login goes on. */
  goesOn?: RememberToken
}

const remembering = new WeakMap<Member, Remembering>()

/** Says under which login a member is to be remembered, before the guard logs it in. */
export function rememberAs(member: Member, how: Remembering): void {
  remembering.set(member, how)
}

/** The login that a member came back with by its cookie. */
export function rememberedLoginOf(member: Member): RememberedLogin | undefined {
  return remembering.get(member)?.login
}

/**
 * Finds the member of a session or of a remember cookie. The guard makes one provider for each
 * request.
 */
export class MemberProvider implements SessionWithTokensUserProviderContract<Member> {
  declare [symbols.PROVIDER_REAL_USER]: Member
  #found: RememberToken | null = null

  async createUserForGuard(member: Member): Promise<SessionGuardUser<Member>> {
    return { getId: () => member.id, getOriginal: () => member }
  }

  async findById(id: Id) {
    const member = await findMember(Number(id))
    // Who has not finished the registration is no member yet.
    return member?.registeredAt ? this.createUserForGuard(member) : null
  }

  createRememberToken(member: Member, expiresIn: string | number) {
    const how = remembering.get(member)
    if (!how) throw new Error(`Member ${member.id} is remembered under no login`)
    const { login, goesOn } = how
    return goesOn ? recycleRememberToken(goesOn) : createRememberToken(member.id, login, expiresIn)
  }

  /** A cookie alone never logs in where a second factor is asked for. */
  async verifyRememberToken(value: Secret<string>) {
    const found = await findRememberToken(value)
    if (!found || found.member.twoFactorConfirmedAt !== null) return null
    this.#found = found
    return tokenOf(found)
  }

  recycleRememberToken(member: Member) {
    const found = this.#found!
    remembering.set(member, { login: found })
    return recycleRememberToken(found)
  }

  /** The name is the framework's own. */
  async deleteRemeberToken(member: Member) {
    const only = this.#found!.loginId
    await transaction((trx) => deleteRememberTokens(trx, member.id, { only }))
    return 1
  }
}
