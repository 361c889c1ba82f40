import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { watch } from '#app/watch'
import Promotion from '../games/models/promotion.js'
import { freezeDraw } from './actions/freeze_draw.js'
import { MAIN_WAITS_MS, runDraw } from './actions/run_draw.js'
import Draw from './models/draw.js'

/** Pause between two looks, in ms: so often relays are asked in the first minutes. */
const PERIOD_MS = 10_000
/** Who is silent for so long after the hour is asked more seldom, in ms. */
const PATIENT_AFTER_MS = 10 * 60_000
const PATIENT_PERIOD_MS = 5 * 60_000

const askedAt = new Map<number, number>()

/** Freezes and draws by itself what nobody has frozen or drawn when its hour has come. */
export const drawWatch = watch(PERIOD_MS, freezeAndDraw, 'Draws could not be looked after')

/** One round of the watch. */
export async function freezeAndDraw(): Promise<void> {
  const now = clock.now()
  const due = await Draw.query()
    .where((draw) => draw.where('state', 'committed').where('freezeBy', '<=', now))
    .orWhere((draw) => draw.where('state', 'frozen').where('drawAt', '<=', now))
    .orderBy('drawAt')
  for (const draw of due) await takeCareOf(draw, now)
}

async function takeCareOf(draw: Draw, now: number): Promise<void> {
  const { slug: campaign } = await Promotion.findOrFail(draw.promotionId)
  const name = { campaign, draw: draw.key }
  try {
    if (draw.state === 'committed') await freezeDraw(name)
    else if (isTurn(draw, now)) await runDraw(name)
  } catch (error) {
    // The others do not wait for one that cannot be drawn, such as one whose round no relay has yet.
    logger.warn({ err: error, ...name }, 'A draw could not be frozen or drawn')
  }
}

function isTurn({ id, kind, drawAt }: Draw, now: number): boolean {
  const waited = now - drawAt - (kind === 'main' ? MAIN_WAITS_MS : 0)
  if (waited < 0) return false
  const pause = waited > PATIENT_AFTER_MS ? PATIENT_PERIOD_MS : 0
  if (now - (askedAt.get(id) ?? -Infinity) < pause) return false
  askedAt.set(id, now)
  return true
}
