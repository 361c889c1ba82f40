import { errors } from '@vinejs/vine'
import { holdMember } from '#auth'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { credit } from '#points'
import { AlreadySubmitted } from '../exceptions.js'
import {
  IS_OPEN,
  nowAndToday,
  pointsOfAnswers,
  surveyBySlug,
  type StoredSurvey,
} from '../queries/survey_by_slug.js'
import { judgeAnswers, type Answer } from '../questions/judge_answers.js'
import { questionsAmong } from '../surveys/survey_blocks.js'
import { textIn } from '../text_in.js'

/** What a member sent to a survey. */
export interface SurveySubmission {
  memberId: number
  slug: string
  /** Answers by the id of the question; whatever was sent. */
  fields: Record<string, unknown>
  /** The language the history calls the survey in. */
  locale: string
}

// Open and unanswered at the moment of writing, whatever was read before.
const RECORD = `INSERT INTO survey_answers (survey_id, member_id, answers, points, answered_at)
  SELECT id, CAST(? AS INTEGER), CAST(? AS TEXT), points, CAST(? AS BIGINT) FROM surveys
  WHERE id = ? AND ${IS_OPEN}
  ON CONFLICT (survey_id, member_id) DO NOTHING RETURNING points`

/**
 * Keeps the answers of a member and books the points of the survey, once.
 *
 * @returns the points booked
 * @throws not_found where no such survey takes answers, already_submitted, and the codes of answers
 * @source requirement rows S-02 to S-05
 */
export async function answerSurvey(submission: SurveySubmission): Promise<number> {
  const { memberId, slug, fields } = submission
  const survey = await surveyBySlug(slug, memberId)
  if (!survey) throw new NotFound()
  if ((await pointsOfAnswers(survey.id, memberId)) !== undefined) throw new AlreadySubmitted()
  const { answers, errors: wrong } = judgeAnswers(questionsAmong(survey.content), fields, 'fields')
  if (wrong.length) throw new errors.E_VALIDATION_ERROR(wrong)
  return record(survey, submission, answers)
}

function record(
  survey: StoredSurvey,
  { memberId, locale }: SurveySubmission,
  answers: Record<string, Answer>
): Promise<number> {
  return transaction(async (trx) => {
    if (!(await holdMember(trx, memberId))) throw new NotFound()
    const [now, today] = nowAndToday()
    const values = [memberId, JSON.stringify(answers), now, survey.id, now, today]
    const [recorded] = await rows<{ points: number }>(trx, RECORD, values)
    if (!recorded) throw new AlreadySubmitted()
    const { points } = recorded
    if (points > 0) {
      const sourceName = textIn(survey, 'title', locale)
      const reference = `survey:${survey.id}:${memberId}`
      await credit(trx, { memberId, points, source: 'survey', sourceName, reference })
    }
    return points
  })
}
