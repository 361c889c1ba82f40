import { shopReader } from '#app/database/engine'
import type { ReferralSchema } from '#database/schema'

/** One invitation as its inviter may see it: nothing of the invited person. */
export interface Invitation {
  /** Counts from 1, in the order of the registrations. */
  number: number
  state: 'pending' | 'confirmed' | 'declined'
  /** When it was decided, in milliseconds UTC; null while it is pending. */
  decided_at: number | null
  points: number
}

/** The invitations of a member, and what they come to. */
export interface Invitations {
  total: number
  confirmed: number
  /** Points of all confirmed ones. */
  points: number
  /** The latest ones, newest first. */
  latest: Invitation[]
}

type Decided = InstanceType<typeof ReferralSchema>
/** The sums, and one of the latest; nulls stand where nobody was invited, or nothing is decided. */
type Row = { total: number; confirmed: number | null; sum: number | null } & {
  [Column in 'state' | 'points' | 'decidedAt']: Decided[Column] | null
} & { id: Decided['inviteeId'] | null }

/** Invitations the page shows. */
const SHOWN = 20

// Who left before the first scan was never more than a registration.
const INVITED = `FROM members m LEFT JOIN referrals r ON r.invitee_id = m.id
  WHERE m.invited_by_id = ? AND m.registered_at IS NOT NULL
    AND (m.deleted_at IS NULL OR r.invitee_id IS NOT NULL)`
// Who invited nobody is told the sums too.
const SELECT = `SELECT s.total, s.confirmed, s.sum, l.* FROM
  (SELECT COUNT(*) AS total, SUM(CASE WHEN r.state = 'credited' THEN 1 ELSE 0 END) AS confirmed,
    SUM(r.points) AS sum ${INVITED}) s
  LEFT JOIN (SELECT m.id, r.state, r.points, r.decided_at AS "decidedAt" ${INVITED}
    ORDER BY m.id DESC LIMIT ${SHOWN}) l ON 1 = 1
  ORDER BY l.id DESC`

/** What became of the invitations of a member. */
export async function invitationsOf(memberId: number): Promise<Invitations> {
  const found = await shopReader().rows<Row>(SELECT, [memberId, memberId])
  const [sums] = found
  const total = Number(sums.total)
  const latest = found.filter(({ id }) => id !== null)
  return {
    total,
    confirmed: Number(sums.confirmed ?? 0),
    points: Number(sums.sum ?? 0),
    latest: latest.map(({ state, points, decidedAt }, at) => ({
      number: total - at,
      state: state === null ? 'pending' : state === 'credited' ? 'confirmed' : 'declined',
      decided_at: decidedAt,
      points: points ?? 0,
    })),
  }
}

/** Members and the earlier accounts of the same people, for SQL of other modules that joins them: in place of a table. */
export const EARLIER = '(SELECT member_id, earlier_id FROM same_people)'

/** That an invitation of the member of this id, a piece of SQL, was credited in a half-open period; takes its ends, in ms UTC. */
export const invitedWithin = (id: string) => `EXISTS (SELECT 1 FROM referrals r
  WHERE r.inviter_id = ${id} AND r.state = 'credited' AND r.decided_at >= ? AND r.decided_at < ?)`
