import { shopReader } from '#app/database/engine'
import { inBatches, readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import type { Locale } from '#config/i18n'
import { loginsOf } from './logins.js'
import { professionsOfMember } from './queries/professions.js'
import { representativesOf } from './queries/representatives.js'

type Reading = { representativeId: number | null }

/** Never in it: password and token hashes, the secret and the codes of the second factor. */
const MEMBER = `SELECT id, email, pending_email, phone, last_name, first_name, birthday, name_day, locale,
  other_profession, regional_representative_zip, referral_code, sf_id, tos_accepted_at,
  phone_verified_at, registered_at, two_factor_confirmed_at, created_at, updated_at,
  CASE WHEN invited_by_id IS NULL THEN 0 ELSE 1 END AS "cameByInvitation",
  regional_representative_id AS "representativeId" FROM members WHERE id = ?`
const CONSENTS = `SELECT c.id, c.purpose, c.given, c.place, c.changed_at, c.text_version,
  t.locale AS text_locale, t.text, c.sealed_address
  FROM consent_changes c LEFT JOIN consent_texts t ON t.id = c.text_id
  WHERE c.member_id = ? AND c.id > ? ORDER BY c.id`
// Whom a member invited is that person's own; only how far it came is told.
const INVITED = `SELECT m.id, m.created_at, m.registered_at, r.state, r.points, r.decided_at
  FROM members m LEFT JOIN referrals r ON r.invitee_id = m.id
  WHERE m.invited_by_id = ? AND m.id > ? ORDER BY m.id`

/** What the account of a member holds. */
export const accountDisclosures: Disclosure[] = [
  {
    name: 'profile',
    covers: ['members', 'member_secondary_professions'],
    async *read(memberId, locale) {
      yield [await profileIn(memberId, locale)]
    },
  },
  oneRow('company', 'member_companies'),
  oneRow('shipping_address', 'member_shippings'),
  oneRow('consents_now', 'member_consents'),
  {
    name: 'consents',
    covers: ['consent_changes'],
    async *read(memberId) {
      type Row = { id: number; given: number; sealed_address: string | null }
      const wanted = { memberId, key: 'id', after: 0 } as const
      const unseal = await unsealerOf(memberId)
      for await (const batch of inBatches<Row>(CONSENTS, wanted)) {
        yield batch.map(({ sealed_address: sealed, given, ...row }) => ({
          ...readable(row),
          given: given === 1,
          network_address: sealed && unseal(sealed),
        }))
      }
    },
  },
  {
    name: 'invitations',
    covers: ['referrals'],
    async *read(memberId) {
      type Row = { id: number; created_at: number; registered_at: number | null }
      const wanted = { memberId, key: 'id', after: 0 } as const
      for await (const batch of inBatches<Row>(INVITED, wanted)) {
        yield batch.map(({ id: _id, created_at, registered_at, ...decision }) => ({
          ...readable({ followed_at: created_at, ...decision }),
          is_registered: registered_at !== null,
        }))
      }
    },
  },
  several('phone_codes', 'phone_verifications', 'purpose, phone, sendings, expires_at, used_at'),
  several('password_resets', 'password_reset_tokens', 'created_at, expires_at, used_at'),
  // The marks themselves say nothing to anybody.
  several('common_marks', 'member_marks', 'kind, noted_at'),
  {
    name: 'logins',
    covers: ['remember_tokens', 'sessions'],
    async *read(memberId) {
      const logins = await loginsOf(memberId, '')
      yield logins.map(({ id: _id, current: _current, ...login }) => readable(login))
    },
  },
]

async function profileIn(memberId: number, locale: Locale): Promise<DisclosedRow> {
  type Row = Reading & { cameByInvitation: number }
  const [[row], professions] = await Promise.all([
    shopReader().rows<Row>(MEMBER, [memberId]),
    professionsOfMember(memberId, locale),
  ])
  const { representativeId, cameByInvitation, ...member } = row
  const [contact] = representativeId ? await representativesOf([representativeId]) : []
  return {
    ...readable(member),
    came_by_invitation: cameByInvitation === 1,
    main_profession: professions.main_profession?.name ?? null,
    secondary_professions: professions.secondary_professions.map(({ name }) => name).join(', '),
    regional_representative: contact ? `${contact.last_name} ${contact.first_name}` : null,
  }
}

/** A table with one row of a member at most; all of it is the member's own. */
function oneRow(name: string, table: string): Disclosure {
  return {
    name,
    covers: [table],
    async *read(memberId) {
      const sql = `SELECT * FROM ${table} WHERE member_id = ?`
      const found = await shopReader().rows<{ member_id: number }>(sql, [memberId])
      yield found.map(({ member_id: _own, ...row }) => readable(row))
    },
  }
}

/** Some columns of a table with few rows of a member; hashes stay where they are. */
function several(name: string, table: string, columns: string): Disclosure {
  return {
    name,
    covers: [table],
    async *read(memberId) {
      const sql = `SELECT ${columns} FROM ${table} WHERE member_id = ?`
      yield (await shopReader().rows<object>(sql, [memberId])).map(readable)
    },
  }
}
