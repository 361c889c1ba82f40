import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { moveFaqEntry } from '#content/actions/move_faq_entry'
import { faqPlaceValidator } from '#content/validators/faq_validator'

/** The place of a question among the others. */
export default class FaqPlacesController {
  async store({ params, request }: HttpContext) {
    const id = Number(params.id)
    const { direction } = await faqPlaceValidator.validate(request.body())
    await transaction((trx) => moveFaqEntry(trx, id, direction))
    return { data: { id } }
  }
}
