import { titleIn } from '#app/in_language'
import { inEveryLanguage, NOTICE, type Notice } from '#app/outbox/notices'
import { sendTogether } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import type Promotion from '../games/models/promotion.js'
import type Draw from './models/draw.js'
import DrawLog from './models/draw_log.js'

/** Members told by one message. */
const TOLD_TOGETHER = 500

/**
 * Tells members that they are on the list of a draw. The link keeps the head of the log as it was: whoever opens it after the draw
 * checks what was published before.
 *
 * @source requirements R-14
 */
export async function tellListed(
  trx: Transaction,
  { promotion, draw, memberIds }: { promotion: Promotion; draw: Draw; memberIds: number[] }
): Promise<void> {
  if (!memberIds.length) return
  const { head } = await DrawLog.query(trx).where({ promotionId: promotion.id }).firstOrFail()
  const about = `draw_list:${draw.id}`
  const notice: Notice = {
    topic: 'reward',
    type: 'info',
    key: 'draw_list',
    values: { game: inEveryLanguage((locale) => titleIn(promotion, locale)) },
    path: `/sorsolasok/${promotion.slug}/${draw.key}?head=${head}`,
    about,
  }
  const parts: number[][] = []
  for (let at = 0; at < memberIds.length; at += TOLD_TOGETHER) {
    parts.push(memberIds.slice(at, at + TOLD_TOGETHER))
  }
  const messages = parts.map((part, at) => ({
    topic: NOTICE,
    dedupeKey: `notice:${about}:${at}`,
    payload: { memberIds: part, notice },
  }))
  await sendTogether(trx, messages)
}
