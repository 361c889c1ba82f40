import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { removeAbandoned } from '#auth/abandoned_registrations'
import { shownTexts } from '#auth/consent_texts'
import { recordConsents, setConsents } from '#auth/consents'
import { DeliveryReadiness } from '#auth/contracts/delivery_readiness'
import { AlreadyTaken, SmsNotConfigured } from '#auth/exceptions'
import { hashPassword } from '#auth/passwords'
import { writePhoneCode } from '#auth/phone_codes'
import { newToken } from '#auth/secrets'
import { consumeSmsLimits } from '#auth/sms_limits'

/** What the first step asks, and where it was sent from. */
export interface NewAccount {
  email: string
  /** International form. */
  phone: string
  password: string
  locale: string
  /** Network address of the visitor. */
  address: string
  /** Referral code of the link the visitor came by. */
  referralCode: string | null
  /** The unfinished registration of the same session; the new one takes its place. */
  replacedId: number | null
}

const INSERT = `INSERT INTO members (email, phone, password, locale, referral_code,
  newsletter_secret, invited_by_id, tos_accepted_at, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`

/**
 * The first registration step: makes the account and sends the code to its phone.
 *
 * @throws unique, not_mobile, sms.not_configured, sms.could_not_resend, sms.slowed
 */
@inject()
export class RegisterMember {
  constructor(private delivery: DeliveryReadiness) {}

  async handle(account: NewAccount): Promise<number> {
    if (!this.delivery.canSendSms()) throw new SmsNotConfigured()
    await consumeSmsLimits({ ...account, isProved: false })
    const password = await hashPassword(account.password)
    const invitedById = await inviterOf(account.referralCode)
    const shown = await shownTexts(account.locale)
    return transaction(async (trx) => {
      const id = await this.#insert(trx, account, { password, invitedById })
      const { phone, locale, address } = account
      await setConsents(trx, id, { tos: true })
      const place = { memberId: id, place: 'registration_account', address, shown } as const
      await recordConsents(trx, place, { tos: true, major: true })
      await writePhoneCode(trx, { memberId: id, phone, locale, purpose: 'registration' })
      return id
    })
  }

  async #insert(
    trx: Transaction,
    { email, phone, locale, replacedId }: NewAccount,
    { password, invitedById }: { password: string; invitedById: number | null }
  ): Promise<number> {
    const now = clock.now()
    const formerInviterId = await removeAbandoned(trx, { email, phone, replacedId })
    const inviterId = invitedById ?? formerInviterId
    const secrets = [newReferralCode(), newToken()]
    const values = [email, phone, password, locale, ...secrets, inviterId, now, now, now]
    const [member] = await rows<{ id: number }>(trx, INSERT, values)
    if (member) return member.id
    throw new AlreadyTaken(await takenField(trx, email))
  }
}

async function takenField(trx: Transaction, email: string) {
  const found = await rows(trx, 'SELECT 1 AS found FROM members WHERE email = ?', [email])
  return found.length ? 'email' : 'phone'
}

/** The member whose referral code this is; null where nobody's is. */
export async function inviterOf(referralCode: string | null): Promise<number | null> {
  if (!referralCode) return null
  const sql = `SELECT id FROM members WHERE referral_code = ? AND registered_at IS NOT NULL
    AND deleted_at IS NULL`
  const [inviter] = await shopReader().rows<{ id: number }>(sql, [referralCode])
  return inviter?.id ?? null
}

/** Short enough for a link somebody reads out, long enough not to be guessed. */
function newReferralCode(): string {
  return randomBytes(6).toString('hex')
}
