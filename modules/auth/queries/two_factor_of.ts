import { shopReader } from '#app/database/engine'
import { openForMember } from '#app/personal/member_key'
import { recoveryCodesLeft } from '#auth/recovery_codes'

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

type Row = {
  sealed: string | null
  codes: string | null
  confirmedAt: number | null
  email: string
}

const FIND = `SELECT two_factor_secret AS "sealed", two_factor_recovery_codes AS "codes",
  two_factor_confirmed_at AS "confirmedAt", email FROM members WHERE id = ?`

/** How the second factor of a member stands. */
export async function twoFactorOf(memberId: number): Promise<TwoFactor> {
  const [{ sealed, codes, confirmedAt }] = await shopReader().rows<Row>(FIND, [memberId])
  const recovery_codes_left = recoveryCodesLeft(codes)
  if (confirmedAt !== null) return { state: 'on', recovery_codes_left }
  return { state: sealed === null ? 'off' : 'begun', recovery_codes_left: 0 }
}

/** The secret of a second factor that is being set up; once it is on nobody is told its secret. */
export async function beginningOf(memberId: number): Promise<Beginning | null> {
  const [{ sealed, confirmedAt, email }] = await shopReader().rows<Row>(FIND, [memberId])
  if (sealed === null || confirmedAt !== null) return null
  const secret = await openForMember(memberId, sealed)
  return secret === null ? null : { secret, sealed, email }
}
