import type { HttpContext } from '@adonisjs/core/http'
import { nextPath } from '../extra_points_flow.js'
import { giveDay } from '../give_day.js'
import { nameDaysOf } from '../name_days.js'
import { openBonuses } from '../queries/open_bonuses.js'
import { specialDaysOf } from '../special_days.js'
import { nameDayValidator } from '../validators/days.js'

/** The step of the flow that asks for the name day. */
export default class NameDaysController {
  async show({ auth, inertia, response }: HttpContext) {
    const { id, firstName } = auth.use('member').user!
    const days = await specialDaysOf(id)
    const skipPath = nextPath(days, 'name_day')
    if (days.name_day) return response.redirect().toPath(skipPath)
    const { name_day: bonus } = await openBonuses(id)
    return inertia.render('extra_points/name_day', {
      bonus,
      skipPath,
      suggestions: nameDaysOf(firstName),
    })
  }

  async store(ctx: HttpContext) {
    const { name_day: nameDay } = await ctx.request.validateUsing(nameDayValidator)
    await giveDay(ctx, 'name_day', nameDay)
  }
}
