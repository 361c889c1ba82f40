import { titleIn } from '#app/in_language'
import { inEveryLanguage, notify } from '#app/outbox/notices'
import type { Transaction } from '#app/transaction'
import Promotion from '../games/models/promotion.js'
import type Draw from './models/draw.js'

/** The page with a member's tickets. */
const PATH = '/szulinap'

/** Tells a member who was left out of a draw; the tickets say why. */
export async function tellExcluded(trx: Transaction, draw: Draw, memberId: number): Promise<void> {
  const { titleHu, titleEn } = await Promotion.findOrFail(draw.promotionId, trx)
  const about = `draw_excluded:${draw.id}`
  const values = { game: inEveryLanguage((locale) => titleIn({ titleHu, titleEn }, locale)) }
  const notice = {
    topic: 'reward',
    type: 'warning',
    key: 'draw_excluded',
    values,
    path: PATH,
    about,
  } as const
  await notify(trx, { memberId, dedupeKey: `${about}:${memberId}`, notice })
}
