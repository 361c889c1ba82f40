import type { HttpContext } from '@adonisjs/core/http'
import { replyToQuestion } from '../actions/reply_to_question.js'
import { replyValidator } from '../validators/counselling_validators.js'
import { writtenOnce } from '../written_once.js'

/** What a member adds to a question. */
export default class CounsellingMessagesController {
  async store(ctx: HttpContext) {
    const { text, photos = [] } = await ctx.request.validateUsing(replyValidator)
    const questionId = Number(ctx.params.question)
    await writtenOnce(ctx, questionId, (trx, memberId) =>
      replyToQuestion(trx, { memberId, questionId, text, photos })
    )
    ctx.session.flash('success', ctx.i18n.t('counselling.replied'))
    return ctx.response.redirect().toRoute('counselling.question', { question: questionId })
  }
}
