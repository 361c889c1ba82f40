import { unsealerOf } from '#app/personal/member_key'
import Dispute from '../models/dispute.js'

/** Reported stickers a page shows at most. */
const SHOWN_MAX = 5

/** A reported sticker as its member sees it. */
export interface OwnDispute extends Pick<
  Dispute,
  'id' | 'code' | 'reason' | 'points' | 'openedAt'
> {
  state: 'open' | 'credited' | 'declined'
  /** What support wrote. */
  answer: string | null
}

/** The newest stickers a member has reported. */
export async function disputesOfMember(memberId: number): Promise<OwnDispute[]> {
  const disputes = await Dispute.query().where({ memberId }).orderBy('id', 'desc').limit(SHOWN_MAX)
  if (disputes.length === 0) return []
  const open = await unsealerOf(memberId)
  return disputes.map(({ id, code, reason, state, points, openedAt, sealedAnswer }) => ({
    id,
    code,
    reason,
    state: state as OwnDispute['state'],
    points,
    openedAt,
    answer: sealedAnswer && open(sealedAnswer),
  }))
}
