import { clock } from '#app/clock'
import { TooEarly } from '#content/exceptions'
import type Questionnaire from './models/questionnaire.js'
import QuestionnaireStart from './models/questionnaire_start.js'

const MS_PER_SECOND = 1000

/**
 * When a member's answers begin to count, in ms UTC; null where there is nothing to wait for, and undefined where the
 * film was not started yet.
 */
export async function opensAt(
  { id: questionnaireId, video, watchSeconds }: Questionnaire,
  memberId: number
): Promise<number | null | undefined> {
  if (video === null || watchSeconds === 0) return null
  const start = await QuestionnaireStart.findBy({ questionnaireId, memberId })
  return start ? start.startedAt + watchSeconds * MS_PER_SECOND : undefined
}

/** @throws too_early while the film cannot have been seen to its end */
export async function demandWatched(questionnaire: Questionnaire, memberId: number): Promise<void> {
  const opens = await opensAt(questionnaire, memberId)
  if (opens === null) return
  const left =
    opens === undefined ? questionnaire.watchSeconds * MS_PER_SECOND : opens - clock.now()
  if (left > 0) throw new TooEarly(left)
}
