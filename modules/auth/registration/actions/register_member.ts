import { randomBytes } from 'node:crypto'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { transaction, type Transaction } from '#app/transaction'
import { shownTexts } from '#auth/consents/consent_texts'
import { recordConsents, setConsents } from '#auth/consents/consents'
import { AlreadyTaken } from '#auth/exceptions'
import { writePhoneCode } from '#auth/login/phone_codes'
import { newToken } from '#auth/login/secrets'
import { consumeSmsLimits, mustSendSms } from '#auth/login/sms_limits'
import Member from '#auth/members/models/member'
import { hashPassword } from '#auth/passwords/passwords'
import { removeAbandoned } from '../abandoned_registrations.js'

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

/**
 * The first registration step: makes the account and sends the code to its phone.
 *
 * @throws unique, not_mobile, sms.not_configured, sms.could_not_resend, sms.slowed
 */
export async function registerMember(account: NewAccount): Promise<number> {
  await mustSendSms()
  await consumeSmsLimits({ ...account, isProved: false })
  const password = await hashPassword(account.password)
  const invitedById = await inviterOf(account.referralCode)
  const shown = await shownTexts(account.locale)
  const { email, phone, locale, address } = account
  const made = transaction(async (trx) => {
    const id = await insert(trx, account, { password, invitedById })
    await setConsents(trx, id, { tos: true })
    const place = { memberId: id, place: 'registration_account', address, shown } as const
    await recordConsents(trx, place, { tos: true, major: true })
    await writePhoneCode(trx, { memberId: id, phone, locale, purpose: 'registration' })
    return id
  })
  return made.catch(async (error) => {
    if (!isUniqueViolation(error)) throw error
    throw new AlreadyTaken((await Member.findBy({ email })) ? 'email' : 'phone')
  })
}

async function insert(
  trx: Transaction,
  { email, phone, locale, replacedId }: NewAccount,
  { password, invitedById }: { password: string; invitedById: number | null }
): Promise<number> {
  const now = clock.now()
  const formerInviterId = await removeAbandoned(trx, { email, phone, replacedId })
  const member = await Member.create(
    {
      email,
      phone,
      password,
      locale,
      referralCode: newReferralCode(),
      newsletterSecret: newToken(),
      invitedById: invitedById ?? formerInviterId,
      tosAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    },
    trx
  )
  return member.id
}

/** The id of the member whose referral code this is; null where no member has it. */
export async function inviterOf(referralCode: string | null): Promise<number | null> {
  if (!referralCode) return null
  const inviter = await Member.query()
    .where({ referralCode })
    .whereNotNull('registeredAt')
    .whereNull('deletedAt')
    .first()
  return inviter?.id ?? null
}

/** Short enough for a link somebody reads out, long enough not to be guessed. */
export function newReferralCode(): string {
  return randomBytes(6).toString('hex')
}
