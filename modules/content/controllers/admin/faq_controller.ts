import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { deleteFaqEntry, insertFaqEntry, updateFaqEntry } from '#content/actions/save_faq_entry'
import { FaqEntryNotThere } from '#content/exceptions'
import { FAQ_LIST, faqPage } from '#content/queries/admin/faq_page'
import { faqValidator } from '#content/validators/faq_validator'

/** The questions of the FAQ in the back-office. */
export default class FaqController {
  async index(ctx: HttpContext) {
    return faqPage(await listQuery(ctx, FAQ_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ request, response }: HttpContext) {
    const fields = await faqValidator.validate(request.body())
    const id = await transaction((trx) => insertFaqEntry(trx, fields))
    return response.created({ data: await this.#record(id) })
  }

  async update({ params, request }: HttpContext) {
    const id = Number(params.id)
    const fields = await faqValidator.validate(request.body())
    await transaction((trx) => updateFaqEntry(trx, id, fields))
    return { data: await this.#record(id) }
  }

  async destroy({ params }: HttpContext) {
    const id = Number(params.id)
    await transaction((trx) => deleteFaqEntry(trx, id))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await faqPage(oneOf(id))
    if (!data.length) throw new FaqEntryNotThere()
    return data[0]
  }
}
