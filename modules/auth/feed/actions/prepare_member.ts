import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { recordAudit } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import { newToken } from '#auth/login/secrets'
import Member from '#auth/members/models/member'
import { removeAbandoned } from '#auth/registration/abandoned_registrations'
import { newReferralCode } from '#auth/registration/actions/register_member'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'
import { TakenElsewhere } from '../exceptions.js'
import { changeConsents, type PartnerConsents } from '../partner_consents.js'

/** Somebody whom a partner registers. */
export interface PreparedMember extends PartnerConsents {
  /** In lower case. */
  email: string
  /** International form. */
  phone: string
  last_name: string
  first_name: string
  /** In its one spelling. */
  sfId: string
  /** Who asks, for the audit log. */
  client: string
}

/**
 * Makes an account without a password and sends its owner the link that activates it.
 *
 * @returns the id of the member
 * @throws unique
 */
export async function prepareMember(trx: Transaction, prepared: PreparedMember): Promise<number> {
  const { email, phone, sfId, last_name: lastName, first_name: firstName } = prepared
  await removeAbandoned(trx, { email, phone, replacedId: null })
  await refuseTaken(trx, { email, phone, sfId })
  const now = clock.now()
  const secrets = { referralCode: newReferralCode(), newsletterSecret: newToken() }
  const row = {
    email,
    phone,
    lastName,
    firstName,
    sfId,
    ...secrets,
    createdAt: now,
    updatedAt: now,
  }
  const { id } = await Member.create(row, trx).catch((error) => {
    // Somebody else was faster than the look before.
    throw isUniqueViolation(error) ? new TakenElsewhere('email') : error
  })
  await changeConsents(trx, id, prepared)
  await sendValidationLink(trx, id)
  const by = { source: 'partner' } as const
  const subject = { type: 'member', id }
  const detail = prepared.client
  await recordAudit(trx, { by, action: 'member.prepared_by_partner', subject, detail })
  return id
}

async function refuseTaken(
  trx: Transaction,
  { email, phone, sfId }: { email: string; phone: string; sfId: string }
): Promise<void> {
  if (await Member.query(trx).where({ email }).first()) throw new TakenElsewhere('email')
  if (await Member.query(trx).where({ phone }).first()) throw new TakenElsewhere('phone')
  if (await Member.query(trx).where({ sfId }).first()) throw new TakenElsewhere('sf_id')
}
