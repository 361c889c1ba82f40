import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import { localeOf } from '#app/middleware/locale_middleware'
import { unsealerOf } from '#app/personal/member_key'
import { representativeOf } from '#auth'
import { pageOf } from '../../articles/list_path.js'
import { askQuestion } from '../actions/ask_question.js'
import { assertProduct, productsIn, productTitle } from '../queries/known_products.js'
import { questionOfMember, questionsOfMember } from '../queries/questions_of_member.js'
import QuestionTransformer from '../transformers/counselling_question_transformer.js'
import { questionValidator } from '../validators/counselling_validators.js'
import { writtenOnce } from '../written_once.js'

/** A member's questions to the advisers. */
export default class CounsellingController {
  async index(ctx: HttpContext) {
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const page = pageOf(String(ctx.request.qs().page ?? 1)) ?? 0
    if (page < 1) throw new NotFound()
    const questions = await questionsOfMember(memberId, page)
    if (page > Math.max(1, questions.lastPage)) throw new NotFound()
    const open = await unsealerOf(memberId)
    return ctx.inertia.render('counselling/questions', {
      questions: {
        data: await serialized(QuestionTransformer.transform(questions.all(), { open })),
        current_page: page,
        last_page: questions.lastPage,
        per_page: questions.perPage,
        total: questions.total,
      },
      products: await productsIn(localeOf(ctx)),
      representative: await representativeOf(memberId),
    })
  }

  async show(ctx: HttpContext) {
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const found = await questionOfMember(memberId, Number(ctx.params.question))
    if (!found) throw new NotFound()
    const product = await productTitle(found.participatingProductId, localeOf(ctx))
    const telling = { open: await unsealerOf(memberId), product }
    return ctx.inertia.render('counselling/question', {
      question: QuestionTransformer.transform(found, telling).useVariant('whole'),
      representative: await representativeOf(memberId),
    })
  }

  async store(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(questionValidator)
    const { topic, product_id: productId = null, text, photos = [] } = question
    await assertProduct(productId)
    const id = await writtenOnce(ctx, null, (trx, memberId) =>
      askQuestion(trx, { memberId, topic, productId, text, photos })
    )
    ctx.session.flash('success', ctx.i18n.t('counselling.asked'))
    return ctx.response.redirect().toRoute('counselling.question', { question: id })
  }
}
