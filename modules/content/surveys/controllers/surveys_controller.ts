import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { wantsJson } from '#app/http/wants_json'
import { OpenSurveys } from '#auth'
import { titleIn } from '#app/in_language'
import { candidate } from '../queries/candidate.js'
import { isFull, pointsOfAnswers, surveyBySlug } from '../queries/open_surveys.js'
import { shownBlocks } from '../survey_blocks.js'
import { surveyAnswersValidator } from '../validators/survey_answers.js'

/** A survey: its questions, and the answers of a member. */
export default class SurveysController {
  async show({ auth, params, inertia, i18n }: HttpContext) {
    const { id: memberId } = auth.use('member').user!
    const survey = await surveyBySlug(params.survey, {
      memberId,
      member: await candidate(memberId),
    })
    if (!survey) throw new NotFound()
    const { slug, points, content } = survey
    const gained = (await pointsOfAnswers(survey.id, memberId)) ?? null
    return inertia.render('content/survey', {
      survey: {
        slug,
        title: titleIn(survey, i18n.locale),
        content: shownBlocks(content, i18n.locale),
        points,
      },
      // What the answers brought; null while there are none.
      gained,
      // Whether others were quicker: as many answers came as were asked for.
      isFull: gained === null && isFull(survey),
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
