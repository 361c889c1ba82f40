import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { extraPointsOffer, WaysToPoints } from '#auth'

/** The front page. */
export default class HomeController {
  @inject()
  async show({ inertia, auth, session, i18n }: HttpContext, waysToPoints: WaysToPoints) {
    const member = auth.use('member').user
    const morePoints = member ? await waysToPoints.handle(member.id, i18n.locale) : null
    return inertia.render('content/home', {
      member: member ? { first_name: member.firstName } : null,
      morePoints,
      extraPoints: morePoints && extraPointsOffer(session, morePoints),
    })
  }
}
