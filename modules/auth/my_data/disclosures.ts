import type { LucidModel } from '@adonisjs/lucid/types/model'
import { batchesOf, readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import type { Locale } from '#config/i18n'
import MemberNote from '../care/models/member_note.js'
import MemberCompany from '../companies/models/member_company.js'
import ConsentChange from '../consents/models/consent_change.js'
import MemberConsent from '../consents/models/member_consent.js'
import MemberMark from '../invitations/models/member_mark.js'
import Referral from '../invitations/models/referral.js'
import { loginsOf } from '../login/logins_of_member.js'
import Member from '../members/models/member.js'
import PasswordResetToken from '../passwords/models/password_reset_token.js'
import MemberShipping from '../profile/models/member_shipping.js'
import { chosenProfessions } from '../reference/queries/professions.js'
import PhoneVerification from '../registration/models/phone_verification.js'

/** What the account of a member holds. */
export const accountDisclosures: Disclosure[] = [
  {
    name: 'profile',
    covers: ['members', 'member_secondary_professions', 'member_versions'],
    async *read(memberId, locale) {
      yield [await profileIn(memberId, locale)]
    },
  },
  several('company', MemberCompany),
  several('shipping_address', MemberShipping),
  several('consents_now', MemberConsent),
  {
    name: 'consents',
    covers: ['consent_changes'],
    async *read(memberId) {
      const unseal = await unsealerOf(memberId)
      const changes = () => ConsentChange.query().where({ memberId }).preload('wording')
      for await (const batch of batchesOf(changes)) {
        yield batch.map((change) => ({
          ...readable({
            id: change.id,
            purpose: change.purpose,
            place: change.place,
            changed_at: change.changedAt,
            text_version: change.textVersion,
            text_locale: change.wording?.locale ?? null,
            text: change.wording?.text ?? null,
          }),
          given: change.given,
          network_address: change.sealedAddress && unseal(change.sealedAddress),
        }))
      }
    },
  },
  {
    name: 'invitations',
    covers: ['referrals'],
    async *read(memberId) {
      // Whom a member invited is that person's own; only how far it came is told.
      const invited = () => Member.query().where('invitedById', memberId)
      for await (const batch of batchesOf(invited)) {
        const found = await Referral.findMany(batch.map(({ id }) => id))
        const decisions = new Map(found.map((referral) => [referral.inviteeId, referral]))
        yield batch.map(({ id, createdAt, registeredAt }) => {
          const { state, points, decidedAt } = decisions.get(id) ?? {}
          return {
            ...readable({
              followed_at: createdAt,
              state: state ?? null,
              points: points ?? null,
              decided_at: decidedAt ?? null,
            }),
            is_registered: registeredAt !== null,
          }
        })
      }
    },
  },
  several('phone_codes', PhoneVerification, [
    'purpose',
    'phone',
    'sendings',
    'expires_at',
    'used_at',
  ]),
  several('password_resets', PasswordResetToken, ['created_at', 'expires_at', 'used_at']),
  // The marks themselves say nothing to anybody.
  several('common_marks', MemberMark, ['kind', 'noted_at']),
  {
    name: 'staff_notes',
    covers: ['member_notes'],
    async *read(memberId) {
      const open = await unsealerOf(memberId)
      // Who wrote a note is another person; what it says is about the member.
      for await (const batch of batchesOf(() => MemberNote.query().where({ memberId }))) {
        yield batch.map(({ id, writtenAt, sealedText }) =>
          readable({ id, written_at: writtenAt, note: open(sealedText) })
        )
      }
    },
  },
  {
    name: 'logins',
    covers: ['remember_tokens', 'sessions'],
    async *read(memberId) {
      const logins = await loginsOf(memberId, '')
      yield logins.map(({ id: _id, current: _current, ...login }) => readable(login))
    },
  },
]

/** Never in it: password and token hashes, the secret and the codes of the second factor. */
async function profileIn(memberId: number, locale: Locale): Promise<DisclosedRow> {
  const member = await Member.query()
    .where('id', memberId)
    .preload('secondaryProfessions')
    .preload('representative')
    .firstOrFail()
  const { mainProfessionId: mainId, secondaryProfessions: others, representative } = member
  const otherIds = others.map(({ professionId }) => professionId)
  const professions = await chosenProfessions({ mainId, otherIds }, locale)
  return {
    ...readable({
      id: member.id,
      email: member.email,
      pending_email: member.pendingEmail,
      phone: member.phone,
      last_name: member.lastName,
      first_name: member.firstName,
      birthday: member.birthday,
      name_day: member.nameDay,
      locale: member.locale,
      other_profession: member.otherProfession,
      regional_representative_zip: member.regionalRepresentativeZip,
      referral_code: member.referralCode,
      sf_id: member.sfId,
      tos_accepted_at: member.tosAcceptedAt,
      phone_verified_at: member.phoneVerifiedAt,
      registered_at: member.registeredAt,
      two_factor_confirmed_at: member.twoFactorConfirmedAt,
      created_at: member.createdAt,
      updated_at: member.updatedAt,
    }),
    came_by_invitation: member.invitedById !== null,
    main_profession: professions.main_profession?.name ?? null,
    secondary_professions: professions.secondary_professions.map(({ name }) => name).join(', '),
    regional_representative: representative
      ? `${representative.lastName} ${representative.firstName}`
      : null,
  }
}

/** A table with few rows of a member: all of each, or some columns where hashes stay where they are. */
function several(name: string, model: LucidModel, columns = ['*']): Disclosure {
  model.boot()
  return {
    name,
    covers: [model.table],
    async *read(memberId) {
      const found = model.query().select(columns).where('member_id', memberId)
      type Stored = { member_id?: number }
      yield (await found.pojo<Stored>()).map(({ member_id: _own, ...row }) => readable(row))
    },
  }
}
