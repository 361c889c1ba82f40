import { shopReader } from '#app/database/engine'
import { unsealerOf } from '#app/personal/member_key'

/** Reported stickers a page shows at most. */
const SHOWN_MAX = 5

const SELECT = `SELECT id, code, reason, state, points, sealed_answer AS "sealedAnswer",
  opened_at AS "openedAt" FROM disputes WHERE member_id = ? ORDER BY id DESC LIMIT ${SHOWN_MAX}`

/** A reported sticker as its member sees it. */
export interface OwnDispute {
  id: number
  code: string
  reason: string
  state: 'open' | 'credited' | 'declined'
  /** Credited points. */
  points: number | null
  /** What support wrote. */
  answer: string | null
  /** Milliseconds UTC. */
  openedAt: number
}

type Row = Omit<OwnDispute, 'answer'> & { sealedAnswer: string | null }

/** The newest stickers a member has reported. */
export async function disputesOfMember(memberId: number): Promise<OwnDispute[]> {
  const found = await shopReader().rows<Row>(SELECT, [memberId])
  if (found.length === 0) return []
  const open = await unsealerOf(memberId)
  return found.map(({ sealedAnswer, ...dispute }) => ({
    ...dispute,
    answer: sealedAnswer && open(sealedAnswer),
  }))
}
