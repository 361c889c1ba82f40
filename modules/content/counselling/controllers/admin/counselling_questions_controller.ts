import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import type { ListQuery } from '#app/http/list_query'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { everyStaffMember } from '#auth'
import CounsellingQuestion from '#content/counselling/models/counselling_question'
import { photoBytesOfQuestion } from '#content/counselling/queries/photo_bytes'
import { questionForStaff } from '#content/counselling/queries/admin/question_for_staff'
import QuestionTransformer from '#content/counselling/transformers/admin/counselling_question_transformer'

/** Asks for every state in which a member waits. */
const WAITING = 'waiting'

const Questions = listController({
  model: CounsellingQuestion,
  list: {
    sortable: ['id', 'waits_since', 'asked_at', 'changed_at', 'state'],
    filters: {
      id: 'ids',
      member_id: 'ids',
      staff_id: 'ids',
      representative_id: 'ids',
      state: 'text',
      topic: 'text',
    },
  },
  matching: ({ ids, texts: { state, ...texts } }) => {
    if (state === WAITING) return filtered(CounsellingQuestion.waiting(), { ids, texts })
    const wanted = state ? { ...texts, state } : texts
    return filtered(CounsellingQuestion.query(), { ids, texts: wanted })
  },
  serialize: async (questions) => {
    const names = new Map((await everyStaffMember()).map(({ id, name }) => [id, name]))
    return serialized(QuestionTransformer.transform(questions, { names }))
  },
})

/** Questions of members to the advisers, those that wait longest first. */
export default class CounsellingQuestionsController extends Questions {
  async show(ctx: HttpContext) {
    const question = await questionForStaff(Number(ctx.params.id))
    const subject = { type: 'counselling_question', id: question.id }
    await noteLook({ by: actorOf(ctx), action: 'counselling.viewed', subject })
    return { data: question }
  }

  async photo({ params, response }: HttpContext) {
    const bytes = await photoBytesOfQuestion(Number(params.id), Number(params.photo))
    response.header('Content-Type', 'image/webp')
    return response.send(bytes)
  }

  /** Who waits for nothing has no beginning of waiting, and the two databases sort nothing differently. */
  protected override async wanted(query: ListQuery) {
    const isWaiting =
      query.texts.state && query.texts.state !== 'answered' && query.texts.state !== 'closed'
    const sort = query.sort === 'waits_since' && !isWaiting ? 'changed_at' : query.sort
    return { ...query, sort }
  }
}
