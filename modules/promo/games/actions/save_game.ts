import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { NotFound } from '#app/exceptions/page_exceptions'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { isDrawnAgain } from '#promo/draw/again'
import Draw from '#promo/draws/models/draw'
import { changeObserver } from '#promo/draws/store/observer'
import { publishedSheet } from '#promo/draws/store/published_sheet'
import { GameHasGaps, GameInForce, GameSlugTaken, PrizeWithoutWeek } from '#promo/exceptions'
import { drawTimesOf } from '../game_calendar.js'
import type { GameTerms } from '../game_terms.js'
import Prize from '../models/prize.js'
import Promotion from '../models/promotion.js'
import { forgetGames } from '../queries/games.js'
import { gapsOf } from '../queries/gaps_of.js'

/**
 * Writes a draft, which no member sees.
 *
 * @returns its id
 * @throws unique (on slug), prize_without_week
 */
export async function draftGame(trx: Transaction, terms: GameTerms, by: Actor): Promise<number> {
  const now = clock.now()
  const values = { ...valuesOf(terms), ...periodOf(terms), state: 'draft' as const }
  const drafted = Promotion.create({ ...values, slug: terms.slug, createdAt: now }, trx)
  const game = await unlessTaken(drafted, () => new GameSlugTaken())
  await writeDraws(trx, game, terms)
  await audit(trx, { by, action: 'game.drafted', id: game.id })
  return game.id
}

/**
 * Changes a game. Once members may see it, and take part in it, its name, days and prizes stay as they are, and nothing that they
 * need may go; once the sheet of its draws is out, so does the page of its rules, and somebody has to observe them.
 *
 * @throws not_found, changed_meanwhile, game_in_force, game_has_gaps, unique (on slug), prize_without_week
 */
export async function changeGame(
  id: number,
  { terms, by, savedAt }: { terms: GameTerms; by: Actor; savedAt?: number }
): Promise<void> {
  const known = await Promotion.find(id)
  const gaps = known?.state === 'published' ? await gapsOf(known.merge(valuesOf(terms))) : []
  await transaction(async (trx) => {
    const game = await heldGame(trx, id)
    refuseIfSavedSince(game, savedAt)
    if (game.state === 'draft') {
      game.merge({ ...valuesOf(terms), ...periodOf(terms), slug: terms.slug })
      await unlessTaken(game.save(), () => new GameSlugTaken())
      await dropDraws(trx, game)
      await writeDraws(trx, game, terms)
    } else {
      await refuseOtherTerms(trx, game, terms)
      const isSame = game.state === known?.state
      if (!isSame || gaps.some(({ isBlocking }) => isBlocking)) throw new GameHasGaps()
      const { observerEmail } = game
      await game.merge(valuesOf(terms)).save()
      await changeObserver(trx, game, observerEmail)
    }
    await audit(trx, { by, action: 'game.changed', id })
    afterCommit(trx, forgetGames)
  })
}

/**
 * Throws a draft away.
 *
 * @throws not_found, game_in_force
 */
export async function removeGame(trx: Transaction, id: number, by: Actor): Promise<void> {
  const game = await heldGame(trx, id)
  if (game.state !== 'draft') throw new GameInForce()
  await dropDraws(trx, game)
  await game.delete()
  await audit(trx, { by, action: 'game.removed', id })
}

/** The game of an id, which nobody else changes meanwhile. */
export async function heldGame(trx: Transaction, id: number): Promise<Promotion> {
  const game = await Promotion.query(trx).where({ id }).forUpdate().first()
  if (!game) throw new NotFound()
  return game
}

type Deed = { by: Actor; action: AuditEntry['action']; id: number }

/** Writes down what somebody did to a game. */
export function audit(trx: Transaction, { by, action, id }: Deed) {
  return recordAudit(trx, { by, action, subject: { type: 'game', id } })
}

function valuesOf({ titleHu, titleEn, leadHu, leadEn, ...terms }: GameTerms) {
  const { contactEmail, observerEmail, rulesPage } = terms
  const texts = { titleHu, titleEn, leadHu, leadEn }
  return { ...texts, contactEmail, observerEmail, rulesPage, updatedAt: clock.now() }
}

function periodOf({ firstDay, lastDay }: GameTerms) {
  return { startsAt: startOfBusinessDate(firstDay), endsAt: startOfBusinessDate(lastDay, 1) }
}

async function writeDraws(trx: Transaction, game: Promotion, terms: GameTerms) {
  const drafted = { promotionId: game.id, state: 'draft', createdAt: clock.now() }
  const rows = drawTimesOf(terms).map((times) => ({ ...drafted, ...times }))
  const lost = terms.prizes.findIndex(({ draw }) => !rows.some(({ key }) => key === draw))
  if (lost >= 0) throw new PrizeWithoutWeek(lost)
  const draws = await Draw.createMany(rows, trx)
  const prizes = draws.flatMap((draw) =>
    terms.prizes
      .filter((prize) => prize.draw === draw.key)
      .map(({ draw: _draw, ...prize }, at) => {
        return { ...prize, drawId: draw.id, position: at + 1, key: `p${at + 1}` }
      })
  )
  await Prize.createMany(prizes, trx)
}

async function dropDraws({ client }: Transaction, { id: promotionId }: Promotion) {
  const draws = await Draw.query({ client }).where({ promotionId })
  const ids = draws.map(({ id }) => id)
  await Prize.query({ client }).whereIn('drawId', ids).delete()
  await Draw.query({ client }).whereIn('id', ids).delete()
}

/** @throws game_in_force where days, name or prizes are others, or the page of rules that the sheet fixed */
async function refuseOtherTerms(trx: Transaction, game: Promotion, terms: GameTerms) {
  const { startsAt, endsAt } = periodOf(terms)
  if (game.slug !== terms.slug) throw new GameInForce('slug')
  if (game.startsAt !== startsAt) throw new GameInForce('first_day')
  if (game.endsAt !== endsAt) throw new GameInForce('last_day')
  const isOtherPage = game.rulesPage !== terms.rulesPage
  if (isOtherPage && (await publishedSheet(trx, game.id))) throw new GameInForce('rules_page')
  const now = await prizesIn(trx, game)
  if (JSON.stringify(now) !== JSON.stringify(inOrder(terms))) throw new GameInForce('prizes')
}

async function prizesIn({ client }: Transaction, { id: promotionId }: Promotion) {
  const all = await Draw.query({ client }).where({ promotionId })
  const draws = all.filter(({ key }) => !isDrawnAgain(key))
  const ids = draws.map(({ id }) => id)
  const prizes = await Prize.query({ client }).whereIn('drawId', ids).orderBy('position')
  const key = (drawId: number) => draws.find(({ id }) => id === drawId)!.key
  const found = prizes.map(({ drawId, nameHu, nameEn, items, picture }) => {
    return { draw: key(drawId), nameHu, nameEn, items, picture }
  })
  return inOrder({ prizes: found })
}

/** Prizes by draw, each with its fields in one order. */
function inOrder({ prizes }: Pick<GameTerms, 'prizes'>) {
  return prizes
    .map(({ draw, nameHu, nameEn, items, picture }) => [draw, nameHu, nameEn, items, picture])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
}
