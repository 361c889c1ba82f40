import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { extraPointsOffer, SavingPlans, WaysToPoints } from '#auth'
import { homeIn } from '../shown_home.js'

/** The front page. */
export default class HomeController {
  @inject()
  async show(ctx: HttpContext, waysToPoints: WaysToPoints, savingPlans: SavingPlans) {
    const { inertia, auth, session, i18n } = ctx
    const member = auth.use('member').user
    const morePoints = member ? await waysToPoints.handle(member.id, i18n.locale) : null
    return inertia.render('content/home', {
      texts: await homeIn(localeOf(ctx)),
      member: member ? { first_name: member.firstName } : null,
      morePoints,
      savings: async () => (member ? savingPlans.of(member.id, i18n.locale) : []),
      extraPoints: morePoints && extraPointsOffer(session, morePoints),
    })
  }
}
