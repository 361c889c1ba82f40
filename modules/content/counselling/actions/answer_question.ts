import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { QuestionClosed } from '../exceptions.js'
import { tellMember } from '../tell_member.js'
import { heldQuestion } from './held_question.js'
import { writeMessage } from './write_message.js'

/** What support writes to the member. */
export interface Answer {
  questionId: number
  staffId: number
  text: string
}

/**
 * Answers a question: the member reads it on the page, and a mail says that it is there. Who answers looks after it from
 * now on, where nobody did.
 *
 * @returns the id of the message
 * @throws not_found, question_closed
 */
export async function answerQuestion(trx: Transaction, answer: Answer): Promise<number> {
  const { questionId, staffId, text } = answer
  const question = await heldQuestion(trx, questionId)
  if (question.state === 'closed') throw new QuestionClosed()
  const { memberId } = question
  question.merge({ state: 'answered', waitsSince: null, changedAt: clock.now() })
  await question.merge({ staffId: question.staffId ?? staffId }).save()
  const messageId = await writeMessage(trx, { questionId, memberId, kind: 'answer', staffId, text })
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: 'counselling.answered',
    subject: { type: 'counselling_question', id: questionId },
  })
  await tellMember(trx, { memberId, questionId, messageId })
  return messageId
}
