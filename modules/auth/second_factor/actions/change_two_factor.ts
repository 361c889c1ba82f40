import { clock } from '#app/clock'
import { consumeLimit } from '#app/limits/limit'
import { sealForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { RECOVERY_CODES_DUE_MS, TWO_FACTOR_CONFIRMATIONS } from '#auth/constants'
import {
  TooManyAttempts,
  TwoFactorNotBegun,
  WrongTimeCode,
  TwoFactorAlreadyOn,
} from '#auth/exceptions'
import Member from '#auth/members/models/member'
import { noteSecurityEvent } from '#auth/members/tell_of_security'
import { beginningOf } from '../queries/two_factor_of.js'
import { timeCodeStepOf, newTimeCodeSecret } from '../time_codes.js'

/**
 * Begins to set up the second factor with a new secret; nothing is asked for at a login before it
 * is confirmed.
 *
 * @throws two_factor.already_on
 */
export async function enableTwoFactor(memberId: number): Promise<void> {
  const secret = newTimeCodeSecret()
  await transaction(async (trx) => {
    const [begun] = await Member.query(trx)
      .where('id', memberId)
      .whereNull('twoFactorConfirmedAt')
      .update({
        twoFactorSecret: await sealForMember(trx, memberId, secret),
        twoFactorRecoveryCodes: null,
        twoFactorCodesDueUntil: null,
        twoFactorLastStep: null,
      })
    if (!begun) throw new TwoFactorAlreadyOn()
  })
}

/**
 * Switches the second factor on by a first code of the authenticator app; that code is used up by
 * it, and recovery codes wait to be shown.
 *
 * @throws too_many_attempts, two_factor.not_begun, two_factor.wrong_code
 */
export async function confirmTwoFactor(memberId: number, code: string): Promise<void> {
  const limit = await consumeLimit(`two-factor-confirm:${memberId}`, TWO_FACTOR_CONFIRMATIONS)
  if (!limit.allowed) throw new TooManyAttempts(limit.retryAfterSeconds, 'code')
  const beginning = await beginningOf(memberId)
  if (!beginning) throw new TwoFactorNotBegun()
  const now = clock.now()
  const step = timeCodeStepOf(beginning.secret, code, now)
  if (step === null) throw new WrongTimeCode()
  await transaction(async (trx) => {
    // The secret is part of the condition: a code of an earlier secret switches nothing on.
    const [confirmed] = await Member.query(trx)
      .where({ id: memberId, twoFactorSecret: beginning.sealed })
      .whereNull('twoFactorConfirmedAt')
      .update({
        twoFactorConfirmedAt: now,
        twoFactorLastStep: step,
        twoFactorCodesDueUntil: now + RECOVERY_CODES_DUE_MS,
      })
    if (!confirmed) throw new TwoFactorNotBegun()
    await noteSecurityEvent(trx, { memberId, what: 'factor_on' })
  })
}

/** Switches the second factor off and forgets its secret and codes. */
export async function disableTwoFactor(memberId: number): Promise<void> {
  await transaction(async (trx) => {
    const own = () => Member.query(trx).where('id', memberId)
    const [ended] = await own()
      .whereNotNull('twoFactorConfirmedAt')
      .update({ twoFactorConfirmedAt: null })
    await own().update({
      twoFactorSecret: null,
      twoFactorRecoveryCodes: null,
      twoFactorLastStep: null,
      twoFactorCodesDueUntil: null,
    })
    // A setup that was given up changes nothing.
    if (ended) await noteSecurityEvent(trx, { memberId, what: 'factor_off' })
  })
}
