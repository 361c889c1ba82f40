import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { CounsellingTopic } from '#app/rules/counselling'
import type { Transaction } from '#app/transaction'
import { representativeOf } from '#auth'
import { QUESTIONS_A_DAY } from '../constants.js'
import { TooManyQuestions } from '../exceptions.js'
import CounsellingQuestion from '../models/counselling_question.js'
import { tellAdvisers } from '../tell_advisers.js'
import { writeMessage } from './write_message.js'

/** What a member wants advice about. */
export interface NewQuestion {
  memberId: number
  topic: CounsellingTopic
  /** The participating product it is about, if any. */
  productId: number | null
  text: string
  /** Names of the photos that go with it. */
  photos: string[]
}

/**
 * Asks the advisers. The caller holds the member, so that of many questions sent at once no more than a day's are taken.
 *
 * @returns the id of the question
 * @throws too_many_questions, photo_gone
 */
export async function askQuestion(trx: Transaction, question: NewQuestion): Promise<number> {
  const { memberId, topic, productId, text, photos } = question
  if ((await askedToday(trx, memberId)) >= QUESTIONS_A_DAY) {
    throw new TooManyQuestions(QUESTIONS_A_DAY)
  }
  const now = clock.now()
  const representative = await representativeOf(memberId, trx)
  const asked = await CounsellingQuestion.create(
    {
      memberId,
      topic,
      participatingProductId: productId,
      representativeId: representative?.id ?? null,
      state: 'received',
      askedAt: now,
      waitsSince: now,
      changedAt: now,
    },
    { client: trx.client }
  )
  const messageId = await writeMessage(trx, {
    questionId: asked.id,
    memberId,
    kind: 'question',
    text,
    photos,
  })
  await tellAdvisers(trx, { question: asked, messageId, text, photos: photos.length })
  return asked.id
}

async function askedToday({ client }: Transaction, memberId: number): Promise<number> {
  const since = startOfBusinessDate(businessDate(clock.now()))
  const [counted] = await CounsellingQuestion.query({ client })
    .where({ memberId })
    .where('askedAt', '>=', since)
    .pojo<{ total: number }>()
    .count('* as total')
  return Number(counted.total)
}
