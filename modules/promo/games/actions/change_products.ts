import { recordAudit, type Actor } from '#app/audit/audit'
import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction, type Transaction } from '#app/transaction'
import { findParticipatingProduct } from '#points'
import { GameNotOpen, ProductAway, ProductDayOutside } from '#promo/exceptions'
import ProductAbsence from '../models/product_absence.js'
import type Promotion from '../models/promotion.js'
import { heldGame } from './save_game.js'

/** From which day on, and who wants it. */
interface Change {
  gameId: number
  /** YYYY-MM-DD in Budapest, after today. */
  day: string
  by: Actor
}

/**
 * Takes a product out of a published game from a future day on: scans of its stickers bring no ticket from then on. What was
 * scanned before counts.
 *
 * @throws not_found, game_not_open, product_day_outside, product_away
 */
export async function letLeave({
  productId,
  ...change
}: Change & { productId: number }): Promise<void> {
  const product = await findParticipatingProduct(productId)
  if (!product) throw new NotFound()
  await transaction(async (trx) => {
    const game = await heldGame(trx, change.gameId)
    const fromAt = dayIn(game, change.day)
    const known = ProductAbsence.query(trx).where({ promotionId: game.id, productId })
    const isAway = known.where((one) => one.whereNull('untilAt').orWhere('untilAt', '>', fromAt))
    if (await isAway.first()) throw new ProductAway()
    const absence = { promotionId: game.id, productId, fromAt, untilAt: null }
    await ProductAbsence.create({ ...absence, createdAt: clock.now() }, trx)
    await told(trx, 'game.product_left', { ...change, about: product.slug })
  })
}

/**
 * Takes a product back into a published game from a future day on; one that has not left by then stays in it.
 *
 * @throws not_found, game_not_open, product_day_outside
 */
export async function letJoin({
  absenceId,
  ...change
}: Change & { absenceId: number }): Promise<void> {
  const known = await ProductAbsence.find(absenceId)
  const product = known && (await findParticipatingProduct(known.productId))
  await transaction(async (trx) => {
    const game = await heldGame(trx, change.gameId)
    const untilAt = dayIn(game, change.day)
    const key = { id: absenceId, promotionId: game.id }
    const absence = await ProductAbsence.query(trx).where(key).whereNull('untilAt').first()
    if (!absence || !product) throw new NotFound()
    if (absence.fromAt < untilAt) await absence.merge({ untilAt }).save()
    else await absence.delete()
    await told(trx, 'game.product_joined', { ...change, about: product.slug })
  })
}

/**
 * The midnight that a day of a running or coming game begins with. Members read of it before: never today.
 *
 * @throws game_not_open, product_day_outside
 */
function dayIn(game: Promotion, day: string): number {
  const now = clock.now()
  if (game.state !== 'published' || game.endsAt <= now) throw new GameNotOpen()
  const at = startOfBusinessDate(day)
  const isInside = game.startsAt <= at && at < game.endsAt
  if (!isInside || day <= businessDate(now)) throw new ProductDayOutside()
  return at
}

function told(
  trx: Transaction,
  action: 'game.product_left' | 'game.product_joined',
  { gameId: id, day, by, about }: Change & { about: string }
) {
  const subject = { type: 'game', id }
  return recordAudit(trx, { by, action, subject, detail: `${about} ${day}` })
}
