import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { StateImpossible } from '../exceptions.js'
import { nextStates, type HandState } from '../question_states.js'
import { heldQuestion } from './held_question.js'

/** Where a staff member takes a question. */
export interface StateChange {
  questionId: number
  staffId: number
  state: HandState
}

/**
 * Begins with a question, opens it again, or closes it. Who begins looks after it.
 *
 * @throws not_found, state_impossible
 */
export async function changeQuestionState(trx: Transaction, change: StateChange): Promise<void> {
  const { questionId, staffId, state } = change
  const question = await heldQuestion(trx, questionId)
  if (!nextStates(question.state).includes(state)) throw new StateImpossible()
  const now = clock.now()
  const waitsSince = state === 'closed' ? null : (question.waitsSince ?? now)
  const looksAfter = state === 'closed' ? question.staffId : (question.staffId ?? staffId)
  await question.merge({ state, waitsSince, staffId: looksAfter, changedAt: now }).save()
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: 'counselling.state_changed',
    subject: { type: 'counselling_question', id: questionId },
    detail: state,
  })
}
