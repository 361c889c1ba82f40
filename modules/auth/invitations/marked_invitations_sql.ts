import { shopReader } from '#app/database/engine'
import type { MemberMarkSchema, ReferralSchema } from '#database/schema'
import { SharedMarks, type SharedKind, type SharedWithInvited } from '#points'

/** Of everybody whose invitation paid: the member, and all whom it invited. */
const CIRCLES = `payee AS (SELECT DISTINCT r.inviter_id AS id FROM referrals r
    JOIN members m ON m.id = r.inviter_id WHERE r.state = 'credited' AND m.deleted_at IS NULL),
  circle AS (SELECT id AS inviter_id, id AS member_id FROM payee
    UNION ALL SELECT p.id, m.id FROM payee p JOIN members m ON m.invited_by_id = p.id)`

/** The marks two or more of a circle have. */
const SHARED = `WITH ${CIRCLES},
  marked AS (SELECT c.inviter_id, c.member_id, k.kind, k.mark
    FROM circle c JOIN member_marks k ON k.member_id = c.member_id),
  shared AS (SELECT inviter_id, kind, mark FROM marked
    GROUP BY inviter_id, kind, mark HAVING COUNT(*) > 1)
  SELECT s.inviter_id AS "inviterId", s.kind, s.mark, m.member_id AS "memberId",
    CASE WHEN r.state = 'credited' THEN 1 ELSE 0 END AS paid
  FROM shared s
    JOIN marked m ON m.inviter_id = s.inviter_id AND m.kind = s.kind AND m.mark = s.mark
    LEFT JOIN referrals r ON r.invitee_id = m.member_id AND r.inviter_id = s.inviter_id
  ORDER BY s.inviter_id, s.kind, s.mark, m.member_id`

type Row = Pick<InstanceType<typeof MemberMarkSchema>, 'mark' | 'memberId'> &
  Pick<InstanceType<typeof ReferralSchema>, 'inviterId'> & { kind: SharedKind; paid: number }

/** Finds by the marks of members who shares what with those whose invitation paid for them. */
export class MarkedInvitations extends SharedMarks {
  async withInvited(): Promise<SharedWithInvited[]> {
    const found = await shopReader().rows<Row>(SHARED)
    const byMark = Map.groupBy(found, ({ inviterId, kind, mark }) => `${inviterId}:${kind}:${mark}`)
    const paid = [...byMark.values()].filter((sharers) => sharers.some((sharer) => sharer.paid))
    const kinds = Map.groupBy(paid.flat(), ({ inviterId, kind }) => `${inviterId}:${kind}`)
    return [...kinds.values()].map((sharers) => ({
      inviterId: sharers[0].inviterId,
      kind: sharers[0].kind,
      memberIds: [...new Set(sharers.map(({ memberId }) => memberId))].toSorted((a, b) => a - b),
    }))
  }
}
