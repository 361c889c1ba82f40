import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { forgetCounsellingOf, forgetLoosePhotos, removePhotoFilesOf } from './counselling/main.js'
import { forgetMisses } from './search/actions/forget_misses.js'
import { counsellingDisclosures } from './my_data/counselling_disclosures.js'
import { contentDisclosures } from './my_data/disclosures.js'
import QuestionnaireAttempt from './questionnaires/models/questionnaire_attempt.js'
import QuestionnaireStart from './questionnaires/models/questionnaire_start.js'
import SurveyAnswer from './surveys/models/survey_answer.js'

/** What a member wrote or did; points stay in the ledger without a name. */
registerErasure('content', {
  async erase(trx, memberId) {
    const { client } = trx
    for (const model of [SurveyAnswer, QuestionnaireAttempt, QuestionnaireStart]) {
      await model.query({ client }).where({ memberId }).delete()
    }
    await forgetCounsellingOf(trx, memberId)
  },
  removeTraces: ({ id }) => removePhotoFilesOf(id),
})

registerDisclosure(...contentDisclosures, ...counsellingDisclosures)
registerTidying(forgetMisses)
registerTidying(forgetLoosePhotos)
