import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OpenSurveys } from '#auth/contracts/open_surveys'
import { additionalPoints } from '#points'
import { communityPointsOpenTo } from '../community_words.js'
import { beginFlow, gainedInFlow } from '../extra_points_flow.js'
import { openBonuses } from '../queries/open_bonuses.js'
import { specialDaysOf } from '../special_days.js'

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
