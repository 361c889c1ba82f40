import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { OpenSurveys } from '#auth/contracts/open_surveys'
import { enterStep, finishStep } from '../extra_points_flow.js'
import { surveyStepValidator } from '../validators/survey_step.js'

/** The step of the flow that lists the surveys which wait for the member. */
export default class OpenSurveysController {
  @inject()
  async show({ auth, inertia, session, i18n }: HttpContext, openSurveys: OpenSurveys) {
    // A survey answered from here on belongs to this turn of the flow.
    enterStep(session)
    const surveys = await openSurveys.of(auth.use('member').user!.id, i18n.locale)
    return inertia.render('extra_points/survey', { surveys })
  }

  /** Without a survey the list itself is done; with one its answers are taken here as well. */
  @inject()
  async store(ctx: HttpContext, openSurveys: OpenSurveys) {
    const { auth, request, response, session, i18n } = ctx
    const { survey: slug, fields = {} } = await request.validateUsing(surveyStepValidator)
    if (!slug) {
      finishStep(session)
      return response.redirect().toRoute('extra-points.success')
    }
    enterStep(session)
    const { id: memberId } = auth.use('member').user!
    const points = await openSurveys.answer({ memberId, slug, fields, locale: i18n.locale })
    finishStep(session)
    const success = i18n.t('survey.thanks', { points })
    if (wantsJson(ctx)) return response.json({ flash: { success }, points })
    session.flash('success', success)
    return response.redirect().toRoute('extra-points.survey')
  }
}
