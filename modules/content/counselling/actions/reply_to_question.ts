import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { REPLIES_A_DAY } from '../constants.js'
import { QuestionClosed, TooManyQuestions } from '../exceptions.js'
import CounsellingMessage from '../models/counselling_message.js'
import CounsellingQuestion from '../models/counselling_question.js'
import { tellAdvisers } from '../tell_advisers.js'
import { writeMessage } from './write_message.js'

/** What a member adds to the own question. */
export interface Reply {
  memberId: number
  questionId: number
  text: string
  /** Names of the photos that go with it. */
  photos: string[]
}

/**
 * Adds a member's words to a question that is not over; after an answer the member waits again. The caller holds the
 * member.
 *
 * @throws not_found, question_closed, too_many_questions, photo_gone
 */
export async function replyToQuestion(trx: Transaction, reply: Reply): Promise<number> {
  const { memberId, questionId, text, photos } = reply
  const question = await CounsellingQuestion.query({ client: trx.client })
    .where({ id: questionId, memberId })
    .forUpdate()
    .first()
  if (!question) throw new NotFound()
  if (question.state === 'closed') throw new QuestionClosed()
  if ((await writtenToday(trx, memberId)) >= REPLIES_A_DAY) {
    throw new TooManyQuestions(REPLIES_A_DAY)
  }
  const now = clock.now()
  if (question.state === 'answered') question.merge({ state: 'in_progress', waitsSince: now })
  await question.merge({ changedAt: now }).save()
  const messageId = await writeMessage(trx, { ...reply, kind: 'question' })
  await tellAdvisers(trx, { question, messageId, text, photos: photos.length })
  return questionId
}

async function writtenToday({ client }: Transaction, memberId: number): Promise<number> {
  const since = startOfBusinessDate(businessDate(clock.now()))
  const [counted] = await CounsellingMessage.query({ client })
    .where({ memberId, kind: 'question' })
    .where('writtenAt', '>=', since)
    .pojo<{ total: number }>()
    .count('* as total')
  return Number(counted.total)
}
