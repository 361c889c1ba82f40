import { unsealerOf } from '#app/personal/member_key'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import { everyStaffMember, findMember, representativeOf } from '#auth'
import CounsellingQuestion from '#content/counselling/models/counselling_question'
import { productTitle } from '#content/counselling/queries/known_products'
import QuestionTransformer from '#content/counselling/transformers/admin/counselling_question_transformer'
import { colleaguesAmong } from './colleagues.js'

/**
 * A question with all that was written, and what whoever answers needs beside it: the product, the representative, the
 * language of the member, and who among staff could take it over.
 *
 * @throws not_found
 */
export async function questionForStaff(id: number) {
  const question = await wholeQuestion(id)
  const { memberId, participatingProductId: productId } = question
  const [staff, open, member] = await Promise.all([
    everyStaffMember(),
    unsealerOf(memberId),
    findMember(memberId),
  ])
  const telling = { names: new Map(staff.map((one) => [one.id, one.name])), open }
  return {
    ...(await serialized(QuestionTransformer.transform(question, telling).useVariant('whole'))),
    product_hu: await productTitle(productId, 'hu'),
    product_en: await productTitle(productId, 'en'),
    representative: await representativeOf(memberId),
    member_locale: member?.locale ?? null,
    colleagues: colleaguesAmong(staff),
  }
}

async function wholeQuestion(id: number): Promise<CounsellingQuestion> {
  const question = await CounsellingQuestion.query()
    .where({ id })
    .preload('messages', (messages) => {
      messages.orderBy('id')
      messages.preload('photos', (photos) => void photos.orderBy('id'))
    })
    .first()
  if (!question) throw new NotFound()
  return question
}
