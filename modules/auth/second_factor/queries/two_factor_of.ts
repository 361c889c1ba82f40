import { openForMember } from '#app/personal/member_key'
import Member from '#auth/members/models/member'
import { recoveryCodesLeft } from '../recovery_codes.js'

/** How the second factor of a member stands. */
export interface TwoFactor {
  state: 'off' | 'begun' | 'on'
  recovery_codes_left: number
}

/** A second factor that is being set up. */
interface Beginning {
  /** In base32. */
  secret: string
  /** The same as it is stored. */
  sealed: string
  email: string
}

/** What tells how it stands. */
export interface TwoFactorColumns {
  hasSecret: 0 | 1
  codes: string | null
  confirmedAt: number | null
}

/** How the second factor of a member stands. */
export async function twoFactorOf(memberId: number): Promise<TwoFactor> {
  const member = await Member.findOrFail(memberId)
  return twoFactorIn({
    hasSecret: member.twoFactorSecret === null ? 0 : 1,
    codes: member.twoFactorRecoveryCodes,
    confirmedAt: member.twoFactorConfirmedAt,
  })
}

/** The same from columns that were read with others. */
export function twoFactorIn({ hasSecret, codes, confirmedAt }: TwoFactorColumns): TwoFactor {
  if (confirmedAt !== null) return { state: 'on', recovery_codes_left: recoveryCodesLeft(codes) }
  return { state: hasSecret === 1 ? 'begun' : 'off', recovery_codes_left: 0 }
}

/** The secret of a second factor that is being set up; once it is on nobody is told its secret. */
export async function beginningOf(memberId: number): Promise<Beginning | null> {
  const member = await Member.findOrFail(memberId)
  const { twoFactorSecret: sealed, twoFactorConfirmedAt: confirmedAt, email } = member
  if (sealed === null || confirmedAt !== null) return null
  const secret = await openForMember(memberId, sealed)
  return secret === null ? null : { secret, sealed, email: email! }
}
