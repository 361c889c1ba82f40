import { keyOfNext, keysBefore } from '../../draw/again.js'
import { chainNamed, timeOfRound } from '../../draw/chains.js'
import Prize from '../../games/models/prize.js'
import Promotion from '../../games/models/promotion.js'
import PromotionMember from '../../games/models/promotion_member.js'
import Winner from '../../games/models/winner.js'
import Draw from '../models/draw.js'
import DrawExclusion from '../models/draw_exclusion.js'
import DrawFile from '../models/draw_file.js'
import DrawPlace from '../models/draw_place.js'
import DrawWish from '../models/draw_wish.js'
import { publishedSheet } from '../store/published_sheet.js'
import type { DrawState } from '../store/draw_steps.js'
import { isSeedLost } from '../store/seeds.js'
import { standingWishes } from '../store/wishes.js'
import type { StepFacts } from './desk_steps.js'

/** A place with who was drawn for it. */
export interface DeskPlace {
  place: DrawPlace
  prize: Prize | null
  /** None where the member has left, and for places that nobody was drawn for. */
  memberId: number | null
  winner: Winner | null
}

/** A draw with all that its desk shows. */
export interface DeskDraw {
  draw: Draw
  promotion: Promotion
  prizes: Prize[]
  wishes: DrawWish[]
  exclusions: DrawExclusion[]
  places: DeskPlace[]
  /** Of its promotion: the log is none of them. */
  files: DrawFile[]
  facts: StepFacts
}

/** Draws with their places, files and what waits for a second person. */
export async function deskDraws(draws: Draw[]): Promise<DeskDraw[]> {
  const drawIds = draws.map(({ id }) => id)
  const gameIds = [...new Set(draws.map(({ promotionId }) => promotionId))]
  const promotions = await Promotion.query().whereIn('id', gameIds)
  const all = await Draw.query().whereIn('promotionId', gameIds)
  const prizes = await Prize.query().whereIn('drawId', drawIds).orderBy('position')
  const asked = await DrawWish.query().whereIn('drawId', drawIds).orderBy('id')
  const wishes = await standingWishes(asked)
  const exclusions = await DrawExclusion.query().whereIn('drawId', drawIds).orderBy('id')
  const files = await DrawFile.query().whereIn('promotionId', gameIds).orderBy('id')
  const places = await deskPlaces(draws, prizes)
  const chains = await chainsOf(gameIds)
  const lost = await withoutSeed(draws)
  return draws.map((draw) => {
    const of = ({ drawId }: { drawId: number }) => drawId === draw.id
    const own = places.filter(({ place }) => of(place))
    const next = keyOfNext(draw.key)
    const isNext = ({ promotionId, key }: Draw) => promotionId === draw.promotionId && key === next
    const chain = chains.get(draw.promotionId)
    const ownFiles = files.filter(({ promotionId }) => promotionId === draw.promotionId)
    const listsBefore = keysBefore(draw.key).map((key) => `${key}.tickets.txt`)
    const { opensAt, closesAt, freezeBy, drawAt, kind } = draw
    return {
      draw,
      promotion: promotions.find(({ id }) => id === draw.promotionId)!,
      prizes: prizes.filter(of),
      wishes: wishes.filter(of),
      exclusions: exclusions.filter(of),
      places: own,
      files: ownFiles,
      facts: {
        opensAt,
        closesAt,
        freezeBy,
        drawAt,
        kind,
        state: draw.state as DrawState,
        roundOutAt: chain && draw.round !== null ? timeOfRound(chain, draw.round) : null,
        waitingNames: own.filter(({ winner }) => winner && winner.publishedAt === null).length,
        isDrawnAgain: all.some(isNext),
        isSeedLost: lost.has(draw.id),
        isKnown: ownFiles.some(({ name }) => listsBefore.includes(name)),
      },
    }
  })
}

async function deskPlaces(draws: Draw[], prizes: Prize[]): Promise<DeskPlace[]> {
  const drawIds = draws.map(({ id }) => id)
  const places = await DrawPlace.query().whereIn('drawId', drawIds).orderBy('place')
  const pseudonyms = places.flatMap(({ pseudonym }) => pseudonym ?? [])
  const members = await PromotionMember.query().whereIn('pseudonym', pseudonyms)
  const winners = await Winner.query().whereIn('drawId', drawIds)
  return places.map((place) => {
    const { promotionId } = draws.find(({ id }) => id === place.drawId)!
    const isDrawn = (one: PromotionMember) =>
      one.promotionId === promotionId && one.pseudonym === place.pseudonym
    const isPrize = ({ drawId, key }: Prize) => drawId === place.drawId && key === place.prize
    const isWinner = (one: Winner) => one.drawId === place.drawId && one.place === place.place
    const memberId = place.pseudonym ? members.find(isDrawn)?.memberId : undefined
    const prize = prizes.find(isPrize) ?? null
    return { place, prize, memberId: memberId ?? null, winner: winners.find(isWinner) ?? null }
  })
}

async function chainsOf(gameIds: number[]) {
  const sheets = await Promise.all(gameIds.map((id) => publishedSheet(undefined, id)))
  return new Map(gameIds.map((id, at) => [id, sheets[at] && chainNamed(sheets[at].chain)]))
}

async function withoutSeed(draws: Draw[]): Promise<Set<number>> {
  const lost = new Set<number>()
  for (const draw of draws) if (await isSeedLost(draw)) lost.add(draw.id)
  return lost
}
