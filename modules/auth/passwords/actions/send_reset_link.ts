import { clock } from '#app/clock'
import type { DueMessage } from '#app/outbox/handlers'
import { transaction } from '#app/transaction'
import { RESET_TOKEN_AGE_MS } from '#auth/constants'
import { hashOfToken, newToken } from '#auth/login/secrets'
import { sendActionMail, shopLink } from '#auth/members/action_mail'
import Member from '#auth/members/models/member'
import PasswordResetToken from '../models/password_reset_token.js'
import type { WantedReset } from './request_password_reset.js'

/** Sends the reset link where the address belongs to a member; nobody sees whether it does. */
export async function sendResetLink({
  dedupeKey,
  payload,
}: DueMessage<WantedReset>): Promise<void> {
  const member = await Member.active()
    .where('email', payload.email)
    .where((one) => one.whereNotNull('password').orWhereNotNull('registeredAt'))
    .first()
  if (!member) return
  const { id: memberId, email, locale } = member
  const token = newToken()
  const now = clock.now()
  const tokenHash = hashOfToken(token)
  const link = `${shopLink(`/reset-password/${token}`)}?${new URLSearchParams({ email: email! })}`
  await transaction(async (trx) => {
    const stored = { memberId, tokenHash, expiresAt: now + RESET_TOKEN_AGE_MS, createdAt: now }
    await PasswordResetToken.create(stored, trx)
    const receiver = { email, locale: locale ?? payload.locale }
    const mail = { key: 'mail.password_reset', values: { link }, memberId, isAsked: true }
    await sendActionMail(trx, receiver, { ...mail, dedupeKey: `mail:${dedupeKey}` })
  })
}
