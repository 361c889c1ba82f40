import type { HttpContext } from '@adonisjs/core/http'
import { nextPath } from '#auth/extra_points_flow'
import { giveDay } from '#auth/give_day'
import { nameDaysOf } from '#auth/name_days'
import { openBonuses } from '#auth/queries/open_bonuses'
import { specialDaysOf } from '#auth/special_days'
import { nameDayValidator } from '#auth/validators/special_days'

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
    const data = ctx.request.body()
    const { name_day: nameDay } = await ctx.request.validateUsing(nameDayValidator, { data })
    await giveDay(ctx, 'name_day', nameDay)
  }
}
