import { errors } from '@vinejs/vine'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { RETRY_AFTER_MS } from '#content/constants'
import { MustLogIn, QuestionnairePassed, WrongAnswer } from '#content/exceptions'
import { judgeAnswers } from '#content/questions/judge_answers'
import { titleIn } from '#app/in_language'
import { credit } from '#points'
import type Questionnaire from '../models/questionnaire.js'
import QuestionnaireAttempt from '../models/questionnaire_attempt.js'
import { attemptsOf, questionnaireById } from '../queries/published_questionnaires.js'
import { demandWatched } from '../film.js'
import { areRight } from '../quiz_question.js'

/** What somebody sent to a questionnaire; a guest has no id. */
export interface QuestionnaireSubmission {
  memberId: number | null
  questionnaireId: number
  /** Answers by the id of the question; whatever was sent. */
  answers: Record<string, unknown>
  locale: string
}

/**
 * Judges answers and books the points of a questionnaire, once. A wrong try, which answers are
 * wrong being untold, closes the questionnaire for an hour; answers that come before the film can be over are no try.
 *
 * @returns the points booked
 * @throws not_found, must_log_in, wrong_answer, already_submitted, too_early, and the codes of answers
 * @source requirements S-07 to S-10
 */
export async function submitQuestionnaire(submission: QuestionnaireSubmission): Promise<number> {
  const { memberId, questionnaireId, answers: sent } = submission
  const questionnaire = await questionnaireById(questionnaireId)
  if (!questionnaire) throw new NotFound()
  if (memberId === null) throw new MustLogIn()
  await refuseEarly(questionnaireId, memberId)
  await demandWatched(questionnaire, memberId)
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
  const left = opensAt(standing) - clock.now()
  if (left > 0) throw new WrongAnswer(left)
}

function opensAt({ lastAttemptAt }: QuestionnaireAttempt): number {
  return lastAttemptAt + RETRY_AFTER_MS
}

interface Try {
  questionnaire: Questionnaire
  submission: QuestionnaireSubmission & { memberId: number }
  isRight: boolean
}

/** Counts a try while the member is held: of tries at the same time one is judged. */
async function record(trx: Transaction, { questionnaire, submission, isRight }: Try) {
  const { id: questionnaireId, points } = questionnaire
  const { memberId, locale } = submission
  if (!(await holdMember(trx, memberId))) throw new NotFound()
  const now = clock.now()
  const before = await attemptsOf(questionnaireId, memberId, trx)
  if (before && (before.passedAt !== null || opensAt(before) > now)) return false
  const standing = {
    attempts: (before?.attempts ?? 0) + 1,
    lastAttemptAt: now,
    passedAt: isRight ? now : null,
    points: isRight ? points : 0,
  }
  const { client } = trx
  const key = { questionnaireId, memberId }
  if (before) await QuestionnaireAttempt.query({ client }).where(key).update(standing)
  else await QuestionnaireAttempt.create({ ...key, ...standing }, { client })
  if (isRight && points > 0) {
    const sourceName = titleIn(questionnaire, locale)
    const reference = `questionnaire:${questionnaireId}:${memberId}`
    await credit(trx, { memberId, points, source: 'questionnaire', sourceName, reference })
  }
  return true
}
