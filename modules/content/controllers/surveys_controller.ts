import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OpenSurveys } from '#auth'
import { NotFound } from '#app/exceptions/page_exceptions'
import { wantsJson } from '#app/http/wants_json'
import { pointsOfAnswers, surveyBySlug } from '#content/queries/survey_by_slug'
import { shownBlocks } from '#content/surveys/survey_blocks'
import { textIn } from '#content/text_in'
import { surveyAnswersValidator } from '#content/validators/survey_answers'

/** A survey: its questions, and the answers of a member. */
export default class SurveysController {
  async show({ auth, params, inertia, i18n }: HttpContext) {
    const { id: memberId } = auth.use('member').user!
    const survey = await surveyBySlug(params.survey, memberId)
    if (!survey) throw new NotFound()
    const { slug, points, content } = survey
    return inertia.render('content/survey', {
      survey: {
        slug,
        title: textIn(survey, 'title', i18n.locale),
        content: shownBlocks(content, i18n.locale),
        points,
      },
      // What the answers brought; null while there are none.
      gained: (await pointsOfAnswers(survey.id, memberId)) ?? null,
    })
  }

  @inject()
  async store(ctx: HttpContext, openSurveys: OpenSurveys) {
    const { auth, params, request, response, session, i18n } = ctx
    const data = request.body()
    const { fields = {} } = await request.validateUsing(surveyAnswersValidator, { data })
    const { id: memberId } = auth.use('member').user!
    const slug = String(params.survey)
    const points = await openSurveys.answer({ memberId, slug, fields, locale: i18n.locale })
    const success = i18n.t('survey.thanks', { points })
    if (wantsJson(ctx)) return response.json({ flash: { success }, points })
    session.flash('success', success)
    return response.redirect().toRoute('survey', { survey: slug })
  }
}
