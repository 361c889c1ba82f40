import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { DrawnPlaces } from '../../contracts/drawn_places.js'
import { drawPlaces } from '../../draw/draw_places.js'
import type { DrawName } from '../../draw/picks.js'
import { writeResult, type PublicPart } from '../../draw/result.js'
import { readTickets } from '../../draw/tickets.js'
import { DrawAlreadyRun, DrawNeedsStaff, DrawNotFrozen } from '../exceptions.js'
import type Draw from '../models/draw.js'
import DrawFile from '../models/draw_file.js'
import { publicPartOf } from '../queries/public_part_of.js'
import { auditDraw, drawNamed, takeStep } from '../store/draw_steps.js'
import { keptBytes } from '../store/kept_bytes.js'
import { publish } from '../store/publish.js'
import { drawOnSheet, publishedSheet } from '../store/published_sheet.js'
import { checkedSeed, openSeed } from '../store/seeds.js'
import { isAgreed } from '../store/wishes.js'
import { serverTools } from '../server_tools.js'
import { keepPlaces } from './keep_places.js'

/** So long after its hour the draw of a main prize waits for two people, in ms. */
export const MAIN_WAITS_MS = 24 * 3_600_000

/** Who draws, and the public value where it is typed in. */
export interface Running {
  by?: Actor
  /** Of the round, in hex. */
  signature?: string
  /** Twelve digits that were called. */
  called?: string
  /** In hex, from the envelope of the observer, where the one that is kept is lost. */
  seed?: string
}

/**
 * Draws: list, seed and public value are put together, and the result is published.
 *
 * @returns false where a second person has to agree
 * @throws draw_not_frozen, draw_already_run, beacon_not_out, beacon_invalid, beacon_is_out, fallback_too_early, called_invalid,
 *   draw_needs_staff, same_person, seed_invalid
 */
export async function runDraw(name: DrawName, running: Running = {}): Promise<boolean> {
  const { draw: known, promotion } = await drawNamed(undefined, name)
  refuseUnlessFrozen(known)
  const sheet = (await publishedSheet(undefined, promotion.id))!
  const part = await publicPartOf(known, sheet, running)
  const winners = await app.container.make(DrawnPlaces)
  return transaction(async (trx) => {
    const { draw } = await drawNamed(trx, name)
    refuseUnlessFrozen(draw)
    if (!(await isWanted(trx, draw, running))) return false
    if (!(await takeStep(trx, draw, { from: 'frozen', to: 'drawn' }))) throw new DrawAlreadyRun()
    const made = await drawnNow(trx, {
      draw,
      part,
      name,
      promotionId: promotion.id,
      typed: running.seed,
    })
    const file = `${draw.key}.result.json`
    const result = { promotionId: promotion.id, name: file, bytes: made.bytes } as const
    await publish(trx, { ...result, kind: 'result' })
    await keepPlaces(trx, { draw, places: made.places, winners })
    await auditDraw(trx, draw, { by: running.by, action: 'draw.run' })
    return true
  })
}

interface DrawnNow {
  draw: Draw
  part: PublicPart
  name: DrawName
  promotionId: number
  /** The seed where somebody typed it in. */
  typed: string | undefined
}

/** The list is hashed again, and everything else is read from what was published. */
async function drawnNow(trx: Transaction, { draw, part, name, promotionId, typed }: DrawnNow) {
  const sheet = (await publishedSheet(trx, promotionId))!
  const file = `${draw.key}.tickets.txt`
  const { hash: list } = await DrawFile.query(trx).where({ promotionId, name: file }).firstOrFail()
  const tickets = readTickets(file, await keptBytes(list))
  const seed = typed ? checkedSeed(typed, draw, name) : await openSeed(trx, draw.id, name)
  const onSheet = drawOnSheet(sheet, draw.key)
  const made = { draw: onSheet, chain: sheet.chain, tickets, list, seed, public: part }
  const places = drawPlaces(made, serverTools)
  const bytes = writeResult({ ...name, tickets: list, seed, public: part, places })
  return { bytes, places }
}

function refuseUnlessFrozen({ state }: Draw): void {
  if (state === 'draft' || state === 'committed') throw new DrawNotFrozen()
  if (state !== 'frozen') throw new DrawAlreadyRun()
}

/** A called number is the word of two people who mean the same digits; the main prize waits a day for two people. */
async function isWanted(trx: Transaction, draw: Draw, { by, called }: Running): Promise<boolean> {
  const isMain = draw.kind === 'main'
  const hour = draw.drawAt + (isMain ? MAIN_WAITS_MS : 0)
  if (clock.now() >= hour && !called) return true
  if (!by) throw new DrawNeedsStaff()
  if (called) return isAgreed(trx, { drawId: draw.id, kind: 'run', about: called, by })
  return !isMain || isAgreed(trx, { drawId: draw.id, kind: 'run', by })
}
