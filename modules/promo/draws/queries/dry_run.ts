import app from '@adonisjs/core/services/app'
import { transaction } from '#app/transaction'
import { seeOneMoment } from '#app/database/one_moment'
import { TicketSource } from '../../contracts/ticket_source.js'
import type { DrawName } from '../../draw/picks.js'
import { drawNamed } from '../store/draw_steps.js'
import { listOfTickets } from './list_of_tickets.js'

/** What can be known of a draw before it takes place: never a name, never a place. */
export interface DryRun {
  state: string
  /** Milliseconds UTC. */
  freezeBy: number
  drawAt: number
  rows: number
  weight: number
}

/** What would be frozen now. */
export async function dryRunOf(name: DrawName): Promise<DryRun> {
  const source = await app.container.make(TicketSource)
  return transaction(async (trx) => {
    await seeOneMoment(trx)
    const { draw } = await drawNamed(trx, name)
    const wanted = { draw, source, campaign: name.campaign, sheet: '0'.repeat(64) }
    const { bytes } = await listOfTickets(trx, wanted)
    const list = Buffer.from(bytes).toString('latin1', 0, 300)
    const [, rows, weight] = /rows (\d+) weight (\d+)/.exec(list)!
    const { state, freezeBy, drawAt } = draw
    return { state, freezeBy, drawAt, rows: Number(rows), weight: Number(weight) }
  })
}
