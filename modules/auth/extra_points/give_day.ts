import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { enterStep, finishStep, nextPath } from './extra_points_flow.js'
import { saveDay, specialDaysOf, type SpecialDay } from './special_days.js'

/** Stores the day a step of the flow asked for and leads to the next open step. */
export async function giveDay(
  { auth, session, response }: HttpContext,
  kind: SpecialDay,
  day: string | null | undefined
): Promise<void> {
  const { id } = auth.use('member').user!
  // A step that is left out takes nothing away that was given before.
  if (day) {
    enterStep(session)
    await transaction((trx) => saveDay(trx, id, { kind, day }))
    finishStep(session)
  }
  response.redirect().toPath(nextPath(await specialDaysOf(id), kind))
}
