import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { transaction, type Transaction } from '#app/transaction'
import { acceptPlace, handOver, noteAttempt, type PlaceStep } from '#promo/draws/actions/hand_over'
import { vacatePlace } from '#promo/draws/actions/vacate_place'
import { winnerContact } from '#promo/draws/actions/winner_contact'
import { vacancyValidator } from '#promo/draws/validators/draw_desk_validator'

/** What becomes of a place that somebody was drawn for. */
export default class DrawPlacesController {
  /** Where the winner is reached. */
  async contact(ctx: HttpContext) {
    return { data: await winnerContact(stepOf(ctx)) }
  }

  attempt(ctx: HttpContext) {
    return told(ctx, async (trx, step) => noted(await noteAttempt(trx, step)))
  }

  accept(ctx: HttpContext) {
    return told(ctx, async (trx, step) => noted(await acceptPlace(trx, step)))
  }

  handOver(ctx: HttpContext) {
    return told(ctx, async (trx, step) => ({ is_done: await handOver(trx, step) }))
  }

  async vacate(ctx: HttpContext) {
    const { why } = await vacancyValidator.validate(ctx.request.body())
    return told(ctx, async (trx, step) => {
      const { isDone, movedUp } = await vacatePlace(trx, { ...step, why })
      return { is_done: isDone, moved_up: movedUp }
    })
  }
}

const noted = (_nothing: void) => ({ is_done: true })

function stepOf(ctx: HttpContext): PlaceStep {
  const { id, place } = ctx.params
  return { drawId: Number(id), place: Number(place), by: actorOf(ctx) }
}

async function told(
  ctx: HttpContext,
  take: (trx: Transaction, step: PlaceStep) => Promise<object>
) {
  const step = stepOf(ctx)
  return { data: { id: step.drawId, ...(await transaction((trx) => take(trx, step))) } }
}
