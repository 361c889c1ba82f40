import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { MustLogIn } from '#content/exceptions'
import QuestionnaireStart from '../models/questionnaire_start.js'
import { questionnaireById } from '../queries/published_questionnaires.js'

/**
 * Notes when a member first began to watch the film of a questionnaire; a later start changes nothing.
 *
 * @param memberId null for a guest
 * @throws not_found, must_log_in
 */
export async function startQuestionnaire(
  questionnaireId: number,
  memberId: number | null
): Promise<void> {
  const questionnaire = await questionnaireById(questionnaireId)
  if (!questionnaire?.video) throw new NotFound()
  if (memberId === null) throw new MustLogIn()
  await transaction(async (trx) => {
    const { client } = trx
    if (!(await holdMember(trx, memberId))) throw new NotFound()
    const key = { questionnaireId, memberId }
    if (await QuestionnaireStart.findBy(key, { client })) return
    await QuestionnaireStart.create({ ...key, startedAt: clock.now() }, { client })
  })
}
