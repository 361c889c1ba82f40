import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import Questionnaire from '../models/questionnaire.js'
import QuestionnaireAttempt from '../models/questionnaire_attempt.js'

/** Questionnaires at the end of a page, at most. */
const ON_PAGE_MAX = 20

/** The published questionnaire of an id. */
export function questionnaireById(id: number): Promise<Questionnaire | null> {
  return published().where({ id }).first()
}

/** The published questionnaires that stand at the end of a page. */
export function questionnairesOnPage(pageRecordId: number) {
  return published().where({ pageRecordId }).orderBy('id').limit(ON_PAGE_MAX)
}

/** What a member has tried; null before the first try. @source requirements D-33 */
export function attemptsOf(questionnaireId: number, memberId: number, trx?: Transaction) {
  const options = { client: trx?.client }
  return QuestionnaireAttempt.query(options).where({ questionnaireId, memberId }).first()
}

function published() {
  return Questionnaire.query().where('publishedAt', '<=', clock.now())
}
