import type { Transaction } from '#app/transaction'
import MemberNote from '../care/models/member_note.js'
import CompanyLookup from '../companies/models/company_lookup.js'
import MemberCompany from '../companies/models/member_company.js'
import MemberConsent from '../consents/models/member_consent.js'
import KnownPerson from '../invitations/models/known_person.js'
import MemberMark from '../invitations/models/member_mark.js'
import SamePerson from '../invitations/models/same_person.js'
import RememberToken from '../login/models/remember_token.js'
import { newToken } from '../login/secrets.js'
import Member from '../members/models/member.js'
import PasswordResetToken from '../passwords/models/password_reset_token.js'
import MemberSecondaryProfession from '../profile/models/member_secondary_profession.js'
import MemberShipping from '../profile/models/member_shipping.js'
import PhoneVerification from '../registration/models/phone_verification.js'

/** What hangs on a member and goes with it; the proofs of consents stay, sealed for ever. */
const DELETED = [
  MemberCompany,
  MemberShipping,
  MemberConsent,
  MemberSecondaryProfession,
  PhoneVerification,
  PasswordResetToken,
  RememberToken,
  MemberMark,
  MemberNote,
]

/** What says something of a person, or lets somebody in. */
const EMPTIED = {
  email: null,
  pendingEmail: null,
  phone: null,
  password: null,
  locale: null,
  lastName: null,
  firstName: null,
  birthday: null,
  nameDay: null,
  mainProfessionId: null,
  otherProfession: null,
  regionalRepresentativeZip: null,
  regionalRepresentativeId: null,
  sfId: null,
  twoFactorSecret: null,
  twoFactorRecoveryCodes: null,
  twoFactorConfirmedAt: null,
  twoFactorLastStep: null,
  twoFactorCodesDueUntil: null,
} satisfies Partial<Record<(typeof Member.$columns)[number], null>>

/** Characters of a referral code, as its column takes them. */
const CODE_LENGTH = 16

/** Takes the person out of the row of a member; ledger and orders keep pointing at the row. */
export async function anonymiseMember(trx: Transaction, memberId: number): Promise<void> {
  // What a provider told of the company is only a copy kept to spare questions; a sole trader's
  // company has the name of its owner.
  const company = await MemberCompany.find(memberId, trx)
  if (company) await CompanyLookup.query(trx).where('taxNumber', company.taxNumber).delete()
  // Who comes back is still known, but no longer as the member of this row.
  await KnownPerson.query(trx).where({ memberId }).update({ memberId: 0 })
  await SamePerson.query(trx).where({ memberId }).orWhere('earlierId', memberId).delete()
  for (const model of DELETED) await model.query(trx).where({ memberId }).delete()
  // Links and secrets that were handed out lead nowhere from now on.
  const handedOut = {
    referralCode: newToken().slice(0, CODE_LENGTH),
    newsletterSecret: newToken(),
  }
  await Member.query(trx)
    .where('id', memberId)
    .update({ ...EMPTIED, ...handedOut })
}
