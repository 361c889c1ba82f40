import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { seeOneMoment } from '#app/database/one_moment'
import { transaction, type Transaction } from '#app/transaction'
import { TicketSource } from '../../contracts/ticket_source.js'
import { chainNamed, roundAt } from '../../draw/chains.js'
import { budapestTime, lateDrawAt } from '../../draw/days.js'
import type { DrawName } from '../../draw/picks.js'
import type { Sheet } from '../../draw/sheet.js'
import { readTickets } from '../../draw/tickets.js'
import { DrawAlreadyFrozen, DrawNeedsStaff, DrawNotOver, ListNotOfDraw } from '../exceptions.js'
import { tellListed } from '../list_notice.js'
import type Draw from '../models/draw.js'
import { listOfTickets } from '../queries/list_of_tickets.js'
import { auditDraw, drawNamed, takeStep } from '../store/draw_steps.js'
import { addToLog, publish } from '../store/publish.js'
import { drawOnSheet, publishedSheet } from '../store/published_sheet.js'
import { isAgreed } from '../store/wishes.js'

/** Scans of the last moment, invitations and exclusions are settled so long after the end, in ms. */
export const SETTLING_MS = 30 * 60 * 1000

/** Who freezes, and which list where one comes back that a witness has the hash of. */
export interface Freezing {
  by?: Actor
  adopt?: Uint8Array
}

/**
 * Publishes the list of a draw as the shop is at one moment. Afterwards nobody decides anything.
 *
 * @returns the hash of the list, or null where a second person has to agree
 * @throws draw_not_over, draw_already_frozen, draw_needs_staff, same_person, list_not_of_draw
 */
export async function freezeDraw(name: DrawName, freezing: Freezing = {}): Promise<string | null> {
  const source = await app.container.make(TicketSource)
  return transaction(async (trx) => {
    await seeOneMoment(trx)
    const { draw, promotion } = await drawNamed(trx, name)
    if (draw.state !== 'committed') throw refusalOf(draw)
    if (clock.now() < draw.closesAt + SETTLING_MS) throw new DrawNotOver()
    if (!(await isWanted(trx, draw, freezing))) return null
    const sheet = (await publishedSheet(trx, promotion.id))!
    const late = lateOf(draw, sheet)
    if (!(await takeStep(trx, draw, { from: 'committed', to: 'frozen', ...late }))) {
      throw new DrawAlreadyFrozen()
    }
    const { bytes, memberIds } = freezing.adopt
      ? { bytes: checked(freezing.adopt, name, sheet.hash), memberIds: [] }
      : await listOfTickets(trx, { draw, source, campaign: promotion.slug, sheet: sheet.hash })
    const file = `${draw.key}.tickets.txt`
    const list = { promotionId: promotion.id, name: file, bytes, kind: 'tickets' } as const
    const hash = await publish(trx, list)
    if (late) {
      const moved = `${draw.key}:${budapestTime(late.drawAt)}`
      await addToLog(trx, promotion.id, { kind: 'late', file: moved, sha256: '-' })
    }
    await tellListed(trx, { promotion, draw, memberIds })
    await auditDraw(trx, draw, { by: freezing.by, action: 'draw.frozen' })
    return hash
  })
}

/** Before its hour a person has to want it; for the main prize two. */
async function isWanted(trx: Transaction, draw: Draw, { by, adopt }: Freezing): Promise<boolean> {
  if (clock.now() >= draw.freezeBy && !adopt) return true
  if (!by) throw new DrawNeedsStaff()
  return draw.kind === 'weekly' || isAgreed(trx, { drawId: draw.id, kind: 'freeze', by })
}

function refusalOf({ state }: Draw) {
  return state === 'draft' ? new DrawNotOver() : new DrawAlreadyFrozen()
}

/** The day and round that a late list moves its draw to. */
function lateOf({ key }: Draw, sheet: Sheet) {
  const drawAt = Date.parse(drawOnSheet(sheet, key).draw_at)
  const listOut = Math.floor(clock.now() / 1000) * 1000
  const moved = lateDrawAt({ listOut, drawAt, gapHours: sheet.gapHours })
  return moved === drawAt
    ? undefined
    : { drawAt: moved, round: roundAt(chainNamed(sheet.chain)!, moved) }
}

/** @throws list_not_of_draw */
function checked(bytes: Uint8Array, { campaign, draw }: DrawName, sheet: string): Uint8Array {
  try {
    const list = readTickets('list', bytes)
    if (list.campaign === campaign && list.draw === draw && list.sheet === sheet) return bytes
  } catch {
    // Told by the same refusal: what is malformed is no list of this draw.
  }
  throw new ListNotOfDraw()
}
