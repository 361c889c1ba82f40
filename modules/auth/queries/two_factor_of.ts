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

/** What tells how it stands. */
export interface TwoFactorColumns {
  hasSecret: 0 | 1
  codes: string | null
  confirmedAt: number | null
}

type Row = {
  sealed: string | null
  confirmedAt: number | null
  email: string
}

const STATE = `SELECT CASE WHEN two_factor_secret IS NULL THEN 0 ELSE 1 END AS "hasSecret",
  two_factor_recovery_codes AS "codes", two_factor_confirmed_at AS "confirmedAt"
  FROM members WHERE id = ?`
const BEGINNING = `SELECT two_factor_secret AS "sealed", two_factor_confirmed_at AS "confirmedAt", email
  FROM members WHERE id = ?`

/** How the second factor of a member stands. */
export async function twoFactorOf(memberId: number): Promise<TwoFactor> {
  const [columns] = await shopReader().rows<TwoFactorColumns>(STATE, [memberId])
  return twoFactorIn(columns)
}

/** The same from columns that were read with others. */
export function twoFactorIn({ hasSecret, codes, confirmedAt }: TwoFactorColumns): TwoFactor {
  if (confirmedAt !== null) return { state: 'on', recovery_codes_left: recoveryCodesLeft(codes) }
  return { state: hasSecret === 1 ? 'begun' : 'off', recovery_codes_left: 0 }
}

/** The secret of a second factor that is being set up; once it is on nobody is told its secret. */
export async function beginningOf(memberId: number): Promise<Beginning | null> {
  const [{ sealed, confirmedAt, email }] = await shopReader().rows<Row>(BEGINNING, [memberId])
  if (sealed === null || confirmedAt !== null) return null
  const secret = await openForMember(memberId, sealed)
  return secret === null ? null : { secret, sealed, email }
}
