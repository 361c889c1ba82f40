import type { HttpContext } from '@adonisjs/core/http'
import { nextPath } from '../extra_points_flow.js'
import { giveDay } from '../give_day.js'
import { openBonuses } from '../queries/open_bonuses.js'
import { specialDaysOf } from '../special_days.js'
import { birthdayValidator } from '../validators/days.js'

/** The step of the flow that asks for the birthday. */
export default class BirthdaysController {
  async show({ auth, inertia, response }: HttpContext) {
    const { id } = auth.use('member').user!
    const days = await specialDaysOf(id)
    if (days.birthday) return response.redirect().toPath(nextPath(days, 'birthday'))
    const { birthday: bonus } = await openBonuses(id)
    return inertia.render('extra_points/birthday', {
      bonus,
      skipPath: nextPath(days, 'birthday'),
    })
  }

  async store(ctx: HttpContext) {
    const { birthday } = await ctx.request.validateUsing(birthdayValidator)
    await giveDay(ctx, 'birthday', birthday)
  }
}
