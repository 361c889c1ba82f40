import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { QuestionClosed } from '../exceptions.js'
import { heldQuestion } from './held_question.js'
import { writeMessage } from './write_message.js'

/** To whom a question goes among staff, and what they should know. */
export interface HandOver {
  questionId: number
  /** Who hands it over. */
  staffId: number
  toStaffId: number
  note: string | null
}

/**
 * Hands a question to a colleague, with a note the member never sees on the pages.
 *
 * @throws not_found, question_closed
 */
export async function handOverQuestion(trx: Transaction, handOver: HandOver): Promise<void> {
  const { questionId, staffId, toStaffId, note } = handOver
  const question = await heldQuestion(trx, questionId)
  if (question.state === 'closed') throw new QuestionClosed()
  await question.merge({ staffId: toStaffId, changedAt: clock.now() }).save()
  const { memberId } = question
  if (note) await writeMessage(trx, { questionId, memberId, kind: 'note', staffId, text: note })
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: 'counselling.handed_over',
    subject: { type: 'counselling_question', id: questionId },
    detail: String(toStaffId),
  })
}
