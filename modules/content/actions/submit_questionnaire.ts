import { errors } from '@vinejs/vine'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { credit } from '#points'
import { RETRY_AFTER_MS } from '../constants.js'
import { MustLogIn, QuestionnairePassed, WrongAnswer } from '../exceptions.js'
import {
  attemptsOf,
  questionnaireById,
  type StoredQuestionnaire,
} from '../queries/questionnaires.js'
import { areRight } from '../questionnaires/quiz_question.js'
import { judgeAnswers } from '../questions/judge_answers.js'
import { textIn } from '../text_in.js'

/** What somebody sent to a questionnaire; a guest has no id. */
export interface QuestionnaireSubmission {
  memberId: number | null
  questionnaireId: number
  /** Answers by the id of the question; whatever was sent. */
  answers: Record<string, unknown>
  locale: string
}

// One statement counts the try and refuses it: of tries at the same time one is judged.
const TRY = `INSERT INTO questionnaire_attempts
  (questionnaire_id, member_id, attempts, last_attempt_at, passed_at, points)
  VALUES (?, ?, 1, ?, ?, ?)
  ON CONFLICT (questionnaire_id, member_id) DO UPDATE SET
    attempts = questionnaire_attempts.attempts + 1, last_attempt_at = excluded.last_attempt_at,
    passed_at = excluded.passed_at, points = excluded.points
  WHERE questionnaire_attempts.passed_at IS NULL AND questionnaire_attempts.last_attempt_at <= ?
  RETURNING attempts`

/**
 * Judges answers and books the points of a questionnaire, once. A wrong try, which answers are
 * wrong being untold, closes the questionnaire for an hour.
 *
 * @returns the points booked
 * @throws not_found, must_log_in, wrong_answer, already_submitted, and the codes of answers
 * @source requirement rows S-07 to S-10
 */
export async function submitQuestionnaire(submission: QuestionnaireSubmission): Promise<number> {
  const { memberId, questionnaireId, answers: sent } = submission
  const questionnaire = await questionnaireById(questionnaireId)
  if (!questionnaire) throw new NotFound()
  if (memberId === null) throw new MustLogIn()
  await refuseEarly(questionnaireId, memberId)
  const { answers, errors: wrong } = judgeAnswers(questionnaire.questions, sent, 'answers')
  if (wrong.length) throw new errors.E_VALIDATION_ERROR(wrong)
  const isRight = areRight(questionnaire.questions, answers)
  const wasCounted = await transaction((trx) =>
    record(trx, { questionnaire, submission: { ...submission, memberId }, isRight })
  )
  if (!wasCounted) await refuseEarly(questionnaireId, memberId)
  // The try is written down before it is told.
  if (!wasCounted || !isRight) throw new WrongAnswer(RETRY_AFTER_MS)
  return questionnaire.points
}

/** Tells a member who has passed, or waits, before the answers are looked at. */
async function refuseEarly(questionnaireId: number, memberId: number): Promise<void> {
  const standing = await attemptsOf(questionnaireId, memberId)
  if (!standing) return
  if (standing.passedAt !== null) throw new QuestionnairePassed()
  const left = standing.lastAttemptAt + RETRY_AFTER_MS - clock.now()
  if (left > 0) throw new WrongAnswer(left)
}

interface Try {
  questionnaire: StoredQuestionnaire
  submission: QuestionnaireSubmission & { memberId: number }
  isRight: boolean
}

async function record(trx: Transaction, { questionnaire, submission, isRight }: Try) {
  const { id, points } = questionnaire
  const { memberId, locale } = submission
  if (!(await holdMember(trx, memberId))) throw new NotFound()
  const now = clock.now()
  const standing = isRight ? [now, points] : [null, 0]
  const values = [id, memberId, now, ...standing, now - RETRY_AFTER_MS]
  const counted = await rows(trx, TRY, values)
  if (!counted.length) return false
  if (isRight && points > 0) {
    const sourceName = textIn(questionnaire, 'title', locale)
    const reference = `questionnaire:${id}:${memberId}`
    await credit(trx, { memberId, points, source: 'questionnaire', sourceName, reference })
  }
  return true
}
