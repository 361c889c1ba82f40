import type { ApiClient } from '@japa/api-client'
import { Secret, TOTP } from 'otpauth'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { newRecoveryCodes, storedRecoveryCodes } from '#auth/second_factor/recovery_codes'
import { newTimeCodeSecret } from '#auth/second_factor/time_codes'
import {
  givenMember,
  TEST_PASSWORD,
  type GivenMember,
  type TestMember,
} from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** A member whose second factor is on. */
export interface TwoFactorMember extends TestMember {
  /** In base32. */
  secret: string
  recoveryCodes: string[]
}

/** A member with a confirmed second factor, whose codes were never used. */
export async function givenTwoFactorMember(given: GivenMember = {}): Promise<TwoFactorMember> {
  const member = await givenMember(given)
  const secret = newTimeCodeSecret()
  const recoveryCodes = newRecoveryCodes()
  const stored = storedRecoveryCodes(recoveryCodes, `member:${member.id}`)
  const sql = `UPDATE members SET two_factor_secret = ?, two_factor_recovery_codes = ?,
    two_factor_confirmed_at = ? WHERE id = ?`
  await transaction(async (trx) => {
    const sealed = await sealForMember(trx, member.id, secret)
    await rows(trx, sql, [sealed, stored, clock.now(), member.id])
  })
  return { ...member, secret, recoveryCodes }
}

/** What an authenticator app shows, so many steps of 30 seconds from now. */
export function timeCode(secret: string, steps = 0): string {
  const timestamp = clock.now() + steps * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
}

/** A code of six figures that no app shows around now. */
export function wrongTimeCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => timeCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code)
  )!
}

/** Somebody who entered e-mail address and password; where a second factor is on, it waits. */
export async function givenPasswordEntered(
  client: ApiClient,
  { email }: { email: string },
  remember = ''
): Promise<Visitor> {
  const visitor = new Visitor(client)
  await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember })
  return visitor
}
