import { randomBytes } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { useClock } from '#app/clock'
import { transaction } from '#app/transaction'
import { TicketSource, type Ticket } from '#promo/contracts/ticket_source'
import Draw from '#promo/draws/models/draw'
import { publishGame } from '#promo/games/actions/publish_game'
import { draftGame } from '#promo/games/actions/save_game'
import { drawTimesOf } from '#promo/games/game_calendar'
import type { GameTerms } from '#promo/games/game_terms'
import Promotion from '#promo/games/models/promotion'
import { forgetGames } from '#promo/games/queries/games'

const BY = { source: 'cli' } as const
const WEEKS = 6

/** The game of 2025: six weeks and a day, two items a week, a television. @source requirements U-04 */
export function gameTerms(given: Partial<GameTerms> = {}): GameTerms {
  const terms = {
    slug: `jatek-${randomBytes(5).toString('hex')}`,
    titleHu: 'Születésnapi játék 2025',
    titleEn: 'Birthday game 2025',
    leadHu: 'Hetente egy beolvasás elég.',
    leadEn: 'One scan a week is enough.',
    firstDay: '2025-05-19',
    lastDay: '2025-06-30',
    contactEmail: 'jatek@mesterpont.example',
    observerEmail: 'kozjegyzo@pelda.hu',
    rulesPage: 'altalanos-reszveteli-feltetelek',
    prizes: [
      ...Array.from({ length: WEEKS }, (_, at) => ({
        draw: `w${at + 1}`,
        nameHu: `Heti nyeremény ${at + 1}`,
        nameEn: `Weekly prize ${at + 1}`,
        items: 2,
        picture: null,
      })),
      { draw: 'main', nameHu: 'Televízió', nameEn: 'Television', items: 1, picture: null },
    ],
    ...given,
  }
  if (given.prizes) return terms
  const draws = drawTimesOf(terms).map(({ key }) => key)
  return { ...terms, prizes: terms.prizes.filter(({ draw }) => draws.includes(draw)) }
}

/** A game that members may see; call {@link endGames} when the test is over. */
export async function givenGame(given: Partial<GameTerms> = {}): Promise<Promotion> {
  const game = await givenDraftedGame(given)
  // The page of the rules is younger than the days that tests set.
  const putBack = useClock({ now: () => Date.now() })
  try {
    await publishGame(game.id, BY)
  } finally {
    putBack()
  }
  forgetGames()
  return Promotion.findOrFail(game.id)
}

/** A game that nobody sees yet. */
export async function givenDraftedGame(given: Partial<GameTerms> = {}): Promise<Promotion> {
  const id = await transaction((trx) => draftGame(trx, gameTerms(given), BY))
  return Promotion.findOrFail(id)
}

/** Hides all games, so that a later test finds none. */
export async function endGames(): Promise<void> {
  await transaction(({ client }) => Promotion.query({ client }).update({ state: 'draft' }))
  forgetGames()
}

/** A draw of a game by its key. */
export function drawOf(game: Promotion, key: string): Promise<Draw> {
  return Draw.query().where({ promotionId: game.id, key }).firstOrFail()
}

/** The tickets of a draw, as its list would hold them. */
export async function ticketsOf(draw: Draw): Promise<Ticket[]> {
  const source = await app.container.make(TicketSource)
  return transaction(async (trx) => {
    const tickets: Ticket[] = []
    for await (const part of source.of(trx.client, draw)) tickets.push(...part)
    return tickets
  })
}
