import { clock } from '#app/clock'
import type { Exclusion, Ticket } from '#promo/contracts/ticket_source'
import { exclusionOf } from '#promo/draws/queries/exclusion_of'
import { ticketIn } from '../derived_tickets.js'
import type Promotion from '../models/promotion.js'
import PromotionMember from '../models/promotion_member.js'
import { groupedPseudonym } from '../pseudonym.js'
import { drawsOf } from './game_on_page.js'

/** A member's chance in a draw. */
export type MyTicket = {
  /** How often the ticket counts; 0 where there is none. */
  weight: number
  /** Why the member was left out. */
  reason: Exclusion | null
}

/** Where a member stands in a game. */
export type MyTickets = {
  hasConsent: boolean
  /** The name in published lists, in groups of four; null before the rules are accepted. */
  pseudonym: string | null
  /** In the week that runs; null between the last week and the end. */
  week: MyTicket | null
  main: MyTicket
}

/** A member's tickets of this week and of the main draw, as they would be drawn now. */
export async function myTickets(game: Promotion, memberId: number): Promise<MyTickets> {
  const now = clock.now()
  const member = await PromotionMember.query().where({ promotionId: game.id, memberId }).first()
  const draws = await drawsOf(game)
  const week = draws.find(
    ({ kind, opensAt, closesAt }) => kind === 'weekly' && opensAt <= now && now < closesAt
  )
  const main = draws.find(({ kind }) => kind === 'main')
  const pseudonym = member?.pseudonym ?? null
  const mine = async (draw: typeof main) => {
    if (!pseudonym || !draw) return shown(null)
    const reason = await exclusionOf(draw.id, memberId)
    return reason ? { weight: 0, reason } : shown(await ticketIn(draw, memberId))
  }
  return {
    hasConsent: pseudonym !== null,
    pseudonym: pseudonym && groupedPseudonym(pseudonym),
    week: week ? await mine(week) : null,
    main: await mine(main),
  }
}

function shown(ticket: Ticket | null): MyTicket {
  return { weight: ticket?.weight ?? 0, reason: ticket?.reason ?? null }
}
