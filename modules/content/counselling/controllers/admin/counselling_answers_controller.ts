import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { answerQuestion } from '#content/counselling/actions/answer_question'
import { questionForStaff } from '#content/counselling/queries/admin/question_for_staff'
import { answerValidator } from '#content/counselling/validators/counselling_validators'

/** Answers of support; two presses are one answer. */
export default class CounsellingAnswersController {
  async store(ctx: HttpContext) {
    const { text } = await ctx.request.validateUsing(answerValidator)
    const { staffId } = actorOf(ctx)
    const questionId = Number(ctx.params.id)
    const key = idempotencyKeyOf(ctx.request)
    const scope = `counselling_answer:${staffId}`
    const wanted = { scope, key, bodyHash: bodyHash({ text, questionId }) }
    await transaction((trx) =>
      idempotently(trx, wanted, () => answerQuestion(trx, { questionId, staffId, text }))
    )
    return { data: await questionForStaff(questionId) }
  }
}
