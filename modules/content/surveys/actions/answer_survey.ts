import { errors } from '@vinejs/vine'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { titleIn } from '#app/in_language'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { AlreadySubmitted, SurveyFull } from '#content/exceptions'
import { judgeAnswers } from '#content/questions/judge_answers'
import { credit } from '#points'
import type Survey from '../models/survey.js'
import SurveyAnswer from '../models/survey_answer.js'
import { candidate } from '../queries/candidate.js'
import {
  openSurveys,
  pointsOfAnswers,
  surveyBySlug,
  surveysWithRoom,
} from '../queries/open_surveys.js'
import { questionsAmong } from '../survey_blocks.js'
import type { Candidate } from '../target_group.js'

/** What a member sent to a survey. */
export interface SurveySubmission {
  memberId: number
  slug: string
  /** Answers by the id of the question; whatever was sent. */
  fields: Record<string, unknown>
  /** The language the history calls the survey in. */
  locale: string
}

/**
 * Keeps the answers of a member and books the points of the survey, once, while the survey takes answers. What was sent
 * to a question that the other answers hide is dropped.
 *
 * @returns the points booked
 * @throws not_found where no such survey takes answers of this member, already_submitted, survey_full, and the codes of
 *   answers
 * @source requirements S-02 to S-05
 */
export async function answerSurvey(submission: SurveySubmission): Promise<number> {
  const { memberId, slug, fields } = submission
  const member = await candidate(memberId)
  const survey = await surveyBySlug(slug, { memberId, member })
  if (!survey) throw new NotFound()
  if ((await pointsOfAnswers(survey.id, memberId)) !== undefined) throw new AlreadySubmitted()
  // What is wrong is told before anybody is made to wait.
  judged(survey, fields)
  return transaction((trx) => record(trx, { surveyId: survey.id, submission, member }))
}

/** Takes one of the places of the survey, with the row; whoever changes the survey waits, and the other way round. */
async function record(
  trx: Transaction,
  { surveyId, submission, member }: Recorded
): Promise<number> {
  const { client } = trx
  const { memberId, fields, locale } = submission
  if (!(await holdMember(trx, memberId))) throw new NotFound()
  if (await SurveyAnswer.findBy({ surveyId, memberId }, { client })) throw new AlreadySubmitted()
  const answerCount = client.raw('answer_count + 1')
  const [taken] = await surveysWithRoom(trx).where('id', surveyId).update({ answerCount })
  const survey = await openSurveys(trx).where('id', surveyId).first()
  if (!survey) throw new NotFound()
  if (Number(taken) !== 1) throw new SurveyFull()
  const { points, version } = survey
  const { professionId, county } = member
  await SurveyAnswer.create(
    {
      surveyId,
      memberId,
      // The survey may have been changed while this member waited for it.
      answers: judged(survey, fields),
      points,
      answeredAt: clock.now(),
      version,
      professionId,
      county,
    },
    { client }
  )
  if (points > 0) {
    const sourceName = titleIn(survey, locale)
    const reference = `survey:${surveyId}:${memberId}`
    await credit(trx, { memberId, points, source: 'survey', sourceName, reference })
  }
  return points
}

interface Recorded {
  surveyId: number
  submission: SurveySubmission
  member: Candidate
}

/** @throws the codes of answers that cannot be kept */
function judged({ content }: Survey, fields: Record<string, unknown>) {
  const { answers, errors: wrong } = judgeAnswers(questionsAmong(content), fields, 'fields')
  if (wrong.length) throw new errors.E_VALIDATION_ERROR(wrong)
  return answers
}
