import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { extraPointsOffer, SavingPlans, WaysToPoints } from '#auth'

/** The front page. */
export default class HomeController {
  @inject()
  async show(
    { inertia, auth, session, i18n }: HttpContext,
    waysToPoints: WaysToPoints,
    savingPlans: SavingPlans
  ) {
    const member = auth.use('member').user
    const morePoints = member ? await waysToPoints.handle(member.id, i18n.locale) : null
    return inertia.render('content/home', {
      member: member ? { first_name: member.firstName } : null,
      morePoints,
      savings: async () => (member ? savingPlans.of(member.id, i18n.locale) : []),
      extraPoints: morePoints && extraPointsOffer(session, morePoints),
    })
  }
}
