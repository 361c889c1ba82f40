import { clock } from '#app/clock'
import { titleIn } from '#app/in_language'
import { MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { GameInForce } from '#promo/exceptions'
import Promotion from '../../games/models/promotion.js'
import DrawLog from '../models/draw_log.js'
import DrawLogLine from '../models/draw_log_line.js'

/** A line of the log of a promotion, and the head of the log with it. */
export interface LoggedLine {
  n: number
  line: string
  head: string
}

/**
 * Sends a new line of the log to the observer of its promotion, who can show later what was published, and when: the
 * head fixes every line before it.
 *
 * @source requirements R-14
 */
export async function tellObserver(
  trx: Transaction,
  promotionId: number,
  logged: LoggedLine
): Promise<void> {
  const promotion = await Promotion.findOrFail(promotionId, trx)
  const { observerEmail } = promotion
  const dedupeKey = `draw_line:${promotionId}:${logged.n}`
  if (observerEmail) {
    await write(trx, promotion, { to: observerEmail, key: 'draw_line', dedupeKey, logged })
  }
}

/**
 * Hands a promotion over to another observer: both get the head of the log as it is. Once there is a log, somebody has to
 * watch it.
 *
 * @param before who watched until now
 * @throws game_in_force where nobody would
 */
export async function changeObserver(
  trx: Transaction,
  promotion: Promotion,
  before: string | null
): Promise<void> {
  const { observerEmail } = promotion
  if (observerEmail === before) return
  const log = await DrawLog.query(trx).where({ promotionId: promotion.id }).first()
  if (!log) return
  if (!observerEmail) throw new GameInForce('observer_email')
  const last = { promotionId: promotion.id, n: log.lines }
  const { n, line } = await DrawLogLine.query(trx).where(last).firstOrFail()
  const logged = { n, line, head: log.head }
  const change = `draw_observer:${promotion.id}:${clock.now()}`
  const told = { dedupeKey: `${change}:after`, logged }
  await write(trx, promotion, { ...told, to: observerEmail, key: 'draw_line' })
  const left = { ...told, dedupeKey: `${change}:before`, key: 'draw_observer_changed' } as const
  if (before) await write(trx, promotion, { ...left, to: before })
}

interface ObserverMail {
  to: string
  key: 'draw_line' | 'draw_observer_changed'
  dedupeKey: string
  logged: LoggedLine
}

async function write(
  trx: Transaction,
  promotion: Promotion,
  { to, key, dedupeKey, logged }: ObserverMail
): Promise<void> {
  const locale = env.get('APP_LOCALE', 'en')
  const { n, line, head } = logged
  const link = new URL(`/sorsolasok/${promotion.slug}/log.txt`, env.get('APP_URL')).href
  const values = { game: titleIn(promotion, locale), number: n, quoted: [line, head], link }
  const payload = { to, key: `mail.${key}`, template: 'action', values, locale }
  await sendLater(trx, { topic: MAIL, dedupeKey, payload })
}
