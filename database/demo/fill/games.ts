import { DateTime } from 'luxon'
import { businessDate } from '#app/business_date'
import { clock, useClock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { publishNewText } from '#content'
import { abbreviatedName, acceptRules, draftGame, publishGame, type GameTerms } from '#promo'
import { oneBlockList } from '../../one_block_list.js'
import { gameRulesPage } from '../pages/game_rules.js'
import { GAME_RULES_SLUG, gamePrizes, mainPrize } from '../games.js'
import { insertRow } from './insert.js'
import { pictureName } from './pictures.js'

const RULES_AGE_MS = 30 * 86_400_000
const BY = { source: 'cli' } as const
const ITEMS_A_WEEK = 2
/** The third week of the running game is under way. */
const WEEKS_BEHIND = 2
const DAYS_OF_GAME = 42
const DAY_MS = 86_400_000
/** Every so many members take part, the first of them too. */
const PLAYERS = 2
/** Members between the winners, so that they are not neighbours. */
const WINNER_STEP = 7

const PUBLIC_PRIZES = `SELECT p.id, p.items, d.id AS "drawId", d.draw_at AS "drawAt" FROM prizes p
  JOIN draws d ON d.id = p.draw_id WHERE d.promotion_id = ? ORDER BY d.id, p.position`
const NAME = 'SELECT last_name AS "lastName", first_name AS "firstName" FROM members WHERE id = ?'

/** The game of 2025 with its winners, and one that runs today, in which half of the members take part. */
export async function fillGames(memberIds: number[]): Promise<void> {
  await publishRules()
  const past = await publishedGame(
    termsOf({ slug: 'szulinap-2025', firstDay: '2025-05-19', lastDay: '2025-06-30' })
  )
  await transaction((trx) => fillWinners(trx, past, memberIds))
  const monday = DateTime.fromISO(businessDate(clock.now())).startOf('week')
  const first = monday.minus({ weeks: WEEKS_BEHIND })
  const days = {
    firstDay: first.toISODate()!,
    lastDay: first.plus({ days: DAYS_OF_GAME }).toISODate()!,
  }
  await publishedGame(termsOf({ slug: `szulinap-${days.firstDay}`, ...days }))
  await letPlay(memberIds, clock.now() - WEEKS_BEHIND * 7 * DAY_MS)
}

/** As old as the shop, so that members could accept them. */
async function publishRules(): Promise<void> {
  const now = clock.now()
  const putBack = useClock({ now: () => now - RULES_AGE_MS })
  try {
    const { content_hu: hungarian, content_en: english, ...titles } = gameRulesPage
    const content = oneBlockList(hungarian, english)
    await transaction((trx) => publishNewText(trx, 'page', { ...titles, content }))
  } finally {
    putBack()
  }
}

async function publishedGame(terms: GameTerms): Promise<number> {
  const id = await transaction((trx) => draftGame(trx, terms, BY))
  await publishGame(id, BY)
  return id
}

function termsOf(days: Pick<GameTerms, 'slug' | 'firstDay' | 'lastDay'>): GameTerms {
  return {
    ...days,
    titleHu: 'Mi ünneplünk, a szakemberek nyernek.',
    titleEn: 'Our birthday, your gift.',
    leadHu: 'Hetente legalább egy matrica beolvasásával részt vehet a sorsoláson.',
    leadEn: 'Scan at least one sticker a week and you are in the draw.',
    contactEmail: 'jatek@mesterpont.example',
    observerEmail: 'kozjegyzo@mesterpont.example',
    rulesPage: GAME_RULES_SLUG,
    prizes: [
      ...gamePrizes.map(({ drawing, ...names }, at) => ({
        ...names,
        draw: `w${at + 1}`,
        items: ITEMS_A_WEEK,
        picture: drawing && pictureName(drawing),
      })),
      { ...mainPrize, draw: 'main', items: 1, picture: null },
    ],
  }
}

async function fillWinners(trx: Transaction, gameId: number, memberIds: number[]): Promise<void> {
  type Drawn = { id: number; items: number; drawId: number; drawAt: number }
  const prizes = await rows<Drawn>(trx, PUBLIC_PRIZES, [gameId])
  const items = prizes.flatMap((prize) =>
    Array.from({ length: prize.items }, (_, at) => ({ ...prize, place: at + 1 }))
  )
  for (const [at, { id, drawId, drawAt, place }] of items.entries()) {
    const memberId = memberIds[(1 + at * WINNER_STEP) % memberIds.length]
    const [name] = await rows<{ lastName: string; firstName: string }>(trx, NAME, [memberId])
    await insertRow(trx, 'winners', {
      promotion_id: gameId,
      draw_id: drawId,
      prize_id: id,
      place,
      member_id: memberId,
      abbreviated_name: abbreviatedName(name),
      published_at: drawAt + DAY_MS,
    })
  }
  await rows(trx, "UPDATE draws SET state = 'settled' WHERE promotion_id = ?", [gameId])
}

/** Members accept the rules at an instant, in ms UTC. */
async function letPlay(memberIds: number[], at: number): Promise<void> {
  const putBack = useClock({ now: () => at })
  try {
    for (const memberId of memberIds.filter((_, place) => place % PLAYERS === 0)) {
      await acceptRules(memberId)
    }
  } finally {
    putBack()
  }
}
