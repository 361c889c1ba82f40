import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TicketSource, type Ticket } from '../contracts/ticket_source.js'
import type Draw from '../draws/models/draw.js'
import { hasAbsences } from './queries/absences_of.js'
import { ticketOf, ticketRows } from './tickets_sql.js'

/** Tickets that are read at a time, so that memory does not grow with the members. */
const PART = 5000

/** Tickets as they follow from scans, invitations and accepted rules. */
export class DerivedTickets extends TicketSource {
  async *of(trx: TransactionClientContract, draw: Draw): AsyncGenerator<Ticket[]> {
    const isWhole = !(await hasAbsences(draw.promotionId, trx))
    for (let last = ''; ;) {
      const rows = await ticketRows(draw, isWhole, trx).where('pseudonym', '>', last).limit(PART)
      const part = rows.map(ticketOf)
      if (part.length) yield part
      if (part.length < PART) return
      last = part.at(-1)!.pseudonym
    }
  }
}

/** The ticket of one member, for the member's own page; null where there is none. */
export async function ticketIn(draw: Draw, memberId: number): Promise<Ticket | null> {
  const isWhole = !(await hasAbsences(draw.promotionId))
  const [row] = await ticketRows(draw, isWhole).where({ memberId })
  return row ? ticketOf(row) : null
}
