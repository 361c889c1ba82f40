import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { changeQuestionState } from '#content/counselling/actions/change_question_state'
import { handOverQuestion } from '#content/counselling/actions/hand_over_question'
import { assertColleague } from '#content/counselling/queries/admin/colleagues'
import { questionForStaff } from '#content/counselling/queries/admin/question_for_staff'
import {
  handOverValidator,
  stateValidator,
} from '#content/counselling/validators/counselling_validators'

/** Where a question stands, and who looks after it. */
export default class CounsellingStatesController {
  async store(ctx: HttpContext) {
    const { state } = await ctx.request.validateUsing(stateValidator)
    const { staffId } = actorOf(ctx)
    const questionId = Number(ctx.params.id)
    await transaction((trx) => changeQuestionState(trx, { questionId, staffId, state }))
    return { data: await questionForStaff(questionId) }
  }

  async handOver(ctx: HttpContext) {
    const { staff_id: toStaffId, note = null } = await ctx.request.validateUsing(handOverValidator)
    await assertColleague(toStaffId)
    const { staffId } = actorOf(ctx)
    const questionId = Number(ctx.params.id)
    await transaction((trx) => handOverQuestion(trx, { questionId, staffId, toStaffId, note }))
    return { data: await questionForStaff(questionId) }
  }
}
