import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { deleteSurvey, saveSurvey } from '#content/surveys/actions/save_survey'
import Survey from '#content/surveys/models/survey'
import SurveyTransformer from '#content/surveys/transformers/admin/survey_transformer'
import { surveyValidator } from '#content/surveys/validators/survey_validator'

/** Surveys in the back-office. */
export default class SurveysController extends resourceController({
  model: Survey,
  subject: 'survey',
  list: {
    sortable: ['id', 'title_hu', 'slug', 'points', 'closes_on', 'answers'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['title_hu', 'title_en'] },
  },
  shown: (surveys) => surveys.withCount('givenAnswers', (answers) => answers.as('answers')),
  serialize: (surveys) => serialized(SurveyTransformer.transform(surveys)),
  validator: surveyValidator,
  write: saveSurvey,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteSurvey,
}) {}
