import { clock } from '#app/clock'
import { cached } from '#app/database/cached'
import type { Transaction } from '#app/transaction'
import Questionnaire from '../models/questionnaire.js'
import QuestionnaireAttempt from '../models/questionnaire_attempt.js'

/** Questionnaires at the end of a page, at most. */
const ON_PAGE_MAX = 20
/** Pages whose questionnaires a process keeps in memory, each for a second. */
const PAGES_KEPT = 500

/** The published questionnaire of an id. */
export function questionnaireById(id: number): Promise<Questionnaire | null> {
  return published().where({ id }).first()
}

const onPages = cached(
  (page) => published().where('pageRecordId', page).orderBy('id').limit(ON_PAGE_MAX).exec(),
  { most: PAGES_KEPT }
)

/** The published questionnaires that stand at the end of a page, to be shown. Answered from memory. */
export const questionnairesOnPage = (pageRecordId: number): Promise<readonly Questionnaire[]> =>
  onPages.get(String(pageRecordId))

/** Makes the next reader ask the database; whoever changes a questionnaire calls it after the commit. */
export const forgetQuestionnaires = onPages.forget

/** What a member has tried; null before the first try. @source requirements D-33 */
export function attemptsOf(questionnaireId: number, memberId: number, trx?: Transaction) {
  const options = { client: trx?.client }
  return QuestionnaireAttempt.query(options).where({ questionnaireId, memberId }).first()
}

function published() {
  return Questionnaire.query().where('publishedAt', '<=', clock.now())
}
