import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import {
  deleteQuestionnaire,
  saveQuestionnaire,
} from '#content/questionnaires/actions/save_questionnaire'
import Questionnaire from '#content/questionnaires/models/questionnaire'
import QuestionnaireTransformer from '#content/questionnaires/transformers/admin/questionnaire_transformer'
import { questionnaireValidator } from '#content/questionnaires/validators/questionnaire_validator'

/** Questionnaires in the back-office, with their solutions. */
export default class QuestionnairesController extends resourceController({
  model: Questionnaire,
  subject: 'questionnaire',
  list: {
    sortable: ['id', 'title_hu', 'points', 'tried', 'passed'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['title_hu', 'title_en'] },
  },
  shown: (questionnaires) =>
    questionnaires
      .withCount('attempts', (attempts) => attempts.as('tried'))
      .withCount('attempts', (attempts) => attempts.whereNotNull('passedAt').as('passed'))
      .preload('page'),
  serialize: (all) => serialized(QuestionnaireTransformer.transform(all)),
  validator: questionnaireValidator,
  write: saveQuestionnaire,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteQuestionnaire,
}) {}
