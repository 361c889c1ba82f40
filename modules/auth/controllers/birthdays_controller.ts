import type { HttpContext } from '@adonisjs/core/http'
import { nextPath } from '#auth/extra_points_flow'
import { giveDay } from '#auth/give_day'
import { openBonuses } from '#auth/queries/open_bonuses'
import { specialDaysOf } from '#auth/special_days'
import { birthdayValidator } from '#auth/validators/special_days'

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
    const data = ctx.request.body()
    const { birthday } = await ctx.request.validateUsing(birthdayValidator, { data })
    await giveDay(ctx, 'birthday', birthday)
  }
}
