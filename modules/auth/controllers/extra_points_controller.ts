import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { additionalPoints } from '#points'
import { OpenSurveys } from '#auth/contracts/open_surveys'
import { communityPointsOpenTo } from '#auth/community_words'
import { beginFlow, gainedInFlow, pathAround } from '#auth/extra_points_flow'
import { openBonuses } from '#auth/queries/open_bonuses'
import { specialDaysOf } from '#auth/special_days'

/** The first and the last page of the flow for extra points. */
export default class ExtraPointsController {
  @inject()
  async index({ auth, inertia, session, i18n }: HttpContext, openSurveys: OpenSurveys) {
    const { id } = auth.use('member').user!
    beginFlow(session)
    const [days, bonuses, surveys, points, communityPoints] = await Promise.all([
      specialDaysOf(id),
      openBonuses(id),
      openSurveys.of(id, i18n.locale),
      additionalPoints(),
      communityPointsOpenTo(id),
    ])
    return inertia.render('extra_points/intro', {
      birthday: { isGiven: days.birthday !== null, points: bonuses.birthday },
      nameDay: { isGiven: days.name_day !== null, points: bonuses.name_day },
      surveys: surveys.length,
      communityPoints,
      laterPath: pathAround(session),
      referralPoints: typeof points.referral === 'number' ? points.referral : 0,
    })
  }

  async show({ auth, inertia, response, session }: HttpContext) {
    const gained = await gainedInFlow(session, auth.use('member').user!.id)
    if (!gained) return response.redirect().toRoute('extra-points')
    return inertia.render('extra_points/success', {
      gains: gained.map(({ source, sourceName, points }) => {
        return { source, source_name: sourceName, points }
      }),
    })
  }
}
