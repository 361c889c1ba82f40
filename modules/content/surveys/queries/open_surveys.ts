import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import Survey from '../models/survey.js'
import SurveyAnswer from '../models/survey_answer.js'
import { isMeant, type Candidate } from '../target_group.js'
import { candidate } from './candidate.js'

/** Surveys a member is shown at once, and open ones looked through for them. */
const WAITING_MAX = 50
const OPEN_MAX = 200

/** The surveys of now: published, begun, and not past their last day. */
export function openSurveys(trx?: Transaction) {
  const now = clock.now()
  const today = businessDate(now)
  return Survey.query({ client: trx?.client })
    .where('publishedAt', '<=', now)
    .where((survey) => survey.whereNull('opensOn').orWhere('opensOn', '<=', today))
    .where((survey) => survey.whereNull('closesOn').orWhere('closesOn', '>=', today))
}

/** The open surveys that take one more answer. */
export function surveysWithRoom(trx?: Transaction) {
  return openSurveys(trx).where((survey) =>
    survey.whereNull('answerLimit').orWhereColumn('answer_count', '<', 'answer_limit')
  )
}

/**
 * The survey of a slug while it is open and meant for the member; whoever has answered it finds it later as well. One that
 * has all its answers is still found, so that the member can be told.
 */
export async function surveyBySlug(
  slug: string,
  { memberId, member }: { memberId: number; member: Candidate }
): Promise<Survey | null> {
  const open = await openSurveys().where({ slug }).first()
  if (open && isMeant(open.target, member)) return open
  return Survey.query()
    .where({ slug })
    .whereHas('givenAnswers', (answers) => answers.where({ memberId }))
    .first()
}

/** The open surveys for a member that it has not answered, newest first, without their content. */
export async function surveysWaitingFor(memberId: number): Promise<Survey[]> {
  const open = await surveysWithRoom()
    .select('id', 'slug', 'titleHu', 'titleEn', 'points', 'target')
    .whereDoesntHave('givenAnswers', (answers) => answers.where({ memberId }))
    .orderBy([
      { column: 'publishedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(OPEN_MAX)
  if (open.every(({ target }) => target === null)) return open.slice(0, WAITING_MAX)
  const member = await candidate(memberId)
  return open.filter(({ target }) => isMeant(target, member)).slice(0, WAITING_MAX)
}

/** The points a member's answers brought; undefined where it has not answered. */
export async function pointsOfAnswers(surveyId: number, memberId: number) {
  return (await SurveyAnswer.findBy({ surveyId, memberId }))?.points
}

/** Whether a survey has all the answers it asked for. */
export function isFull({ answerLimit, answerCount }: Survey): boolean {
  return answerLimit !== null && answerCount >= answerLimit
}
