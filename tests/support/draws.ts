import { randomBytes, randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { transaction } from '#app/transaction'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DrawnPlaces, type DrawnMember } from '#promo/contracts/drawn_places'
import { GameRules } from '#promo/contracts/game_rules'
import { TicketSource, type Ticket } from '#promo/contracts/ticket_source'
import { commitDraws } from '#promo/draws/actions/commit_draws'
import Draw from '#promo/draws/models/draw'
import DrawFile from '#promo/draws/models/draw_file'
import { keptBytes } from '#promo/draws/store/kept_bytes'
import { logText } from '#promo/draws/store/publish'
import Prize from '#promo/games/models/prize'
import Promotion from '#promo/games/models/promotion'
import PromotionMember from '#promo/games/models/promotion_member'
import { givenStaff } from './members.js'
import { TEST_RULES } from './draw_vectors.js'

export const HOUR_MS = 3_600_000
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Everybody who takes part in a promotion has one ticket, in the order of bytes. */
export class EverybodysTickets extends TicketSource {
  async *of(client: TransactionClientContract, draw: Draw): AsyncIterable<Ticket[]> {
    const { promotionId } = draw
    const members = await PromotionMember.query({ client })
      .where({ promotionId })
      .whereNotNull('pseudonym')
    const tickets = members.map(({ memberId, pseudonym }) => ({
      memberId,
      pseudonym: pseudonym!,
      weight: 1 as const,
      reason: null,
    }))
    const ordered = tickets.toSorted((one, other) => (one.pseudonym < other.pseudonym ? -1 : 1))
    yield ordered.slice(0, 3)
    yield ordered.slice(3)
  }
}

/** Remembers who was told to have won. */
export class RememberedPlaces extends DrawnPlaces {
  taken: (DrawnMember & { drawId: number })[] = []
  left: number[] = []

  async take(_trx: Transaction, { id: drawId }: Draw, members: DrawnMember[]) {
    this.taken.push(...members.map((member) => ({ ...member, drawId })))
  }

  /** Who won in a draw. */
  of(drawId: number) {
    return this.taken.filter((member) => member.drawId === drawId)
  }

  async leave(_trx: Transaction, _draw: Draw, place: number) {
    this.left.push(place)
  }
}

class TestRules extends GameRules {
  async hashOf() {
    return TEST_RULES
  }
}

/** Puts the stand-ins in place until {@link endStandIns}; the answer is told who wins. */
export function drawStandIns(): RememberedPlaces {
  const places = new RememberedPlaces()
  app.container.swap(TicketSource, () => new EverybodysTickets())
  app.container.swap(DrawnPlaces, () => places)
  app.container.swap(GameRules, () => new TestRules())
  return places
}

/** Takes them away again. */
export function endStandIns(): void {
  app.container.restoreAll([TicketSource, DrawnPlaces, GameRules])
}

/** Sixteen signs of Crockford base-32. */
export function newPseudonym(): string {
  return Array.from(randomBytes(16), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** A promotion whose first draw opens in two days, with members who take part. */
export interface GivenDraws {
  promotion: Promotion
  draws: Draw[]
  name: (key: string) => { campaign: string; draw: string }
}

/** Two administrators, who take the steps of the draws that were given last. */
export const one = { source: 'admin' as const, staffId: 0 }
export const other = { source: 'admin' as const, staffId: 0 }

/** Who gets the log of the draws that tests make. */
export const OBSERVER = 'kozjegyzo@pelda.hu'

/** Draws one week after the other; `main` is over all of them. */
export async function givenDraws({
  keys = ['w1'],
  memberIds = [1, 2, 3, 4, 5, 6, 7],
}: { keys?: string[]; memberIds?: number[] } = {}): Promise<GivenDraws> {
  for (const by of [one, other]) by.staffId = (await givenStaff()).id
  const createdAt = clock.now()
  const opens = Math.floor(createdAt / 1000) * 1000 + 48 * HOUR_MS
  const week = 7 * 24 * HOUR_MS
  return transaction(async (trx) => {
    const slug = `proba-${randomUUID().slice(0, 8)}`
    const weeks = keys.filter((key) => key !== 'main').length || 1
    const promotion = await Promotion.create(
      {
        slug,
        titleHu: 'Próbajáték',
        titleEn: 'Trial game',
        observerEmail: OBSERVER,
        state: 'published',
        startsAt: opens,
        endsAt: opens + weeks * week,
        createdAt,
        updatedAt: createdAt,
      },
      trx
    )
    const draws: Draw[] = []
    for (const [at, key] of keys.entries()) {
      const isMain = key === 'main'
      const opensAt = opens + (isMain ? 0 : at * week)
      const closesAt = isMain ? opens + weeks * week : opensAt + week
      const times = {
        opensAt,
        closesAt,
        freezeBy: closesAt + 34 * HOUR_MS,
        drawAt: closesAt + 60 * HOUR_MS,
      }
      const facts = {
        promotionId: promotion.id,
        key,
        kind: isMain ? 'main' : 'weekly',
        state: 'draft',
      }
      const draw = await Draw.create({ ...facts, ...times, createdAt }, trx)
      const names = { nameHu: 'Fúró', nameEn: 'Drill' }
      await Prize.create(
        { drawId: draw.id, position: 1, key: 'drill', items: isMain ? 1 : 2, ...names },
        trx
      )
      draws.push(draw)
    }
    for (const memberId of memberIds) {
      const accepted = { acceptedAt: createdAt, pseudonym: newPseudonym(), rulesHash: TEST_RULES }
      await PromotionMember.create({ promotionId: promotion.id, memberId, ...accepted }, trx)
    }
    return { promotion, draws, name: (draw: string) => ({ campaign: slug, draw }) }
  })
}

/** Announces the draws of a promotion by two people. */
export async function announced(given: GivenDraws): Promise<GivenDraws> {
  await commitDraws(given.promotion.id, one)
  await commitDraws(given.promotion.id, other)
  for (const draw of given.draws) await draw.refresh()
  return given
}

/** All that is published of a promotion. */
export async function filesOf({
  promotion,
}: Pick<GivenDraws, 'promotion'>): Promise<Map<string, Uint8Array>> {
  const rows = await DrawFile.query().where({ promotionId: promotion.id })
  const files = new Map<string, Uint8Array>()
  for (const { name, hash } of rows) files.set(name, new Uint8Array(await keptBytes(hash)))
  return files.set('log.txt', Buffer.from(await logText(promotion.id)))
}
