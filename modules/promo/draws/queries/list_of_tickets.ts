import type { Transaction } from '#app/transaction'
import type { Exclusion, Ticket, TicketSource } from '../../contracts/ticket_source.js'
import { ticketLine, ticketsHeader } from '../../draw/tickets.js'
import type Draw from '../models/draw.js'
import DrawExclusion from '../models/draw_exclusion.js'

/** Whose tickets, for which sheet. */
export interface ListWanted {
  draw: Draw
  source: TicketSource
  campaign: string
  /** Hash of the sheet. */
  sheet: string
}

/** The list of a draw. */
export interface TicketList {
  /** All tickets, those without a chance with the reason. */
  bytes: Uint8Array
  /** Members with a chance. */
  memberIds: number[]
}

/** Makes the list of a draw from the tickets as they are now. */
export async function listOfTickets(trx: Transaction, wanted: ListWanted): Promise<TicketList> {
  const { draw, source, campaign, sheet } = wanted
  const excluded = await exclusionsOf(trx, draw.id)
  const parts: Buffer[] = []
  const memberIds: number[] = []
  let [rows, weight] = [0, 0]
  for await (const tickets of source.of(trx.client, draw)) {
    const judged = tickets.map((ticket) => judge(ticket, excluded.get(ticket.memberId)))
    rows += judged.length
    for (const { memberId, weight: chance } of judged) if (chance) memberIds.push(memberId)
    weight = judged.reduce((sum, one) => sum + one.weight, weight)
    const lines = judged.map((one) => ticketLine(one.pseudonym, one.weight, one.reason))
    parts.push(Buffer.from(lines.join('')))
  }
  const header = ticketsHeader({ campaign, draw: draw.key, sheet, rows, weight })
  const bytes = new Uint8Array(Buffer.concat([Buffer.from(header), ...parts]))
  return { bytes, memberIds }
}

async function exclusionsOf(trx: Transaction, drawId: number): Promise<Map<number, Exclusion>> {
  const agreed = await DrawExclusion.query(trx).where({ drawId }).whereNotNull('agreedBy')
  return new Map(agreed.map(({ memberId, reason }) => [memberId, reason as Exclusion]))
}

function judge(ticket: Ticket, reason: Exclusion | undefined): Ticket {
  return reason && ticket.weight ? { ...ticket, weight: 0, reason } : ticket
}
