import { AUDIT_LINES } from '#app/audit/audit_lines_sql'
import {
  ENTRIES,
  registerCause,
  registerDeletedMembers,
  type PointCause,
  type PointSource,
} from '#points'
import { REWARDED_PURPOSES } from '../consents/purposes.js'

/** Points that the rule of their source says, once a member. */
function bonus(source: PointSource, title: string, from: string): PointCause {
  const sql = `SELECT m.id AS member_id, '${source}:' || m.id AS reference,
    CAST(NULL AS INTEGER) AS points FROM members m ${from}`
  const made = { title, sql, leavesWithMember: true, isByRule: true }
  return { begins: source, sources: [source], gives: 'credit', made }
}

/**
 * That a consent was given: its proof, or where the account was prepared elsewhere the flag itself,
 * whose withdrawal leaves a proof too.
 */
const CONSENTS = REWARDED_PURPOSES.map(
  (purpose) => `SELECT member_id, 'consent:${purpose}:' || member_id AS reference,
    CAST(NULL AS INTEGER) AS points FROM consent_changes
    WHERE purpose = '${purpose}' AND (given = 1 OR place = 'profile')
  UNION SELECT member_id, 'consent:${purpose}:' || member_id, NULL FROM member_consents
    WHERE ${purpose} = 1`
)

/** A day of a member, for good or for this year's greeting. */
const GREETING = (day: string, prefix: string) => `SELECT e.member_id, e.reference, e.points
  FROM ${ENTRIES} e JOIN members m ON m.id = e.member_id
  WHERE (m.${day} IS NOT NULL OR m.${day}_given_at IS NOT NULL) AND length(e.source_name) = 4
    AND e.source = '${day}'
    AND e.reference = 'greeting:' || e.source_name || ':${prefix}' || e.member_id`

registerDeletedMembers('SELECT id FROM members WHERE deleted_at IS NOT NULL')

registerCause(
  bonus(
    'registration',
    'every entry of a registration has a member who registered',
    'WHERE m.registered_at IS NOT NULL'
  ),
  bonus(
    'profile_data',
    'every entry of profile data has a company and an address',
    `JOIN member_companies c ON c.member_id = m.id JOIN member_shippings s ON s.member_id = m.id`
  ),
  bonus(
    'birthday',
    'every entry of a birthday has a member who told it',
    'WHERE m.birthday IS NOT NULL OR m.birthday_given_at IS NOT NULL'
  ),
  bonus(
    'name_day',
    'every entry of a name day has a member who told it',
    'WHERE m.name_day IS NOT NULL OR m.name_day_given_at IS NOT NULL'
  ),
  bonus(
    'facebook_group',
    'every entry of the community has a member who gave its word, or somebody who booked it',
    `WHERE m.community_word_given_at IS NOT NULL OR EXISTS (SELECT 1 FROM ${AUDIT_LINES} a
      WHERE a.subject_type = 'member' AND a.subject_id = m.id AND a.action = 'points.adjusted')`
  ),
  {
    begins: 'greeting',
    sources: ['birthday', 'name_day'],
    gives: 'credit',
    made: {
      title: 'every greeting went to a member who told the day, once a year',
      sql: `${GREETING('birthday', '')} UNION ALL ${GREETING('name_day', 'name_day:')}`,
      leavesWithMember: true,
    },
  },
  {
    begins: 'consent',
    sources: REWARDED_PURPOSES.map((purpose) => `consent_${purpose}` as const),
    gives: 'credit',
    made: {
      title: 'every entry of a consent has the proof that it was given',
      sql: CONSENTS.join(' UNION '),
      leavesWithMember: true,
      isByRule: true,
    },
  },
  {
    begins: 'referral',
    sources: ['referral'],
    gives: 'credit',
    made: {
      title: 'every entry of an invitation has an invited member who scanned',
      // One that was taken back is declined, and says no figure any more.
      sql: `SELECT inviter_id AS member_id, 'referral:' || invitee_id AS reference,
        CASE WHEN state = 'credited' THEN points END AS points FROM referrals r
        WHERE state = 'credited' OR EXISTS (SELECT 1 FROM ${ENTRIES} e
          WHERE e.reference = 'referral-reversed:' || r.invitee_id)`,
      isByRule: true,
    },
  },
  { begins: 'referral-reversed', sources: ['referral'], gives: 'debit', isReversal: true }
)
