import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OpenSurveys } from '#auth/contracts/open_surveys'
import { finishStep } from '#auth/extra_points_flow'

/** The step of the flow that lists the surveys which wait for the member. */
export default class OpenSurveysController {
  @inject()
  async show({ auth, inertia, i18n }: HttpContext, openSurveys: OpenSurveys) {
    const surveys = await openSurveys.of(auth.use('member').user!.id, i18n.locale)
    return inertia.render('extra_points/survey', { surveys })
  }

  async store({ response, session }: HttpContext) {
    finishStep(session)
    return response.redirect().toRoute('extra-points.success')
  }
}
