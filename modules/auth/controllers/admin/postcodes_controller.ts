import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { deletePostcode, insertPostcode, updatePostcode } from '#auth/actions/save_postcode'
import { POSTCODE_LIST, postcodesPage } from '#auth/queries/admin/postcodes_page'
import { ReferenceNotThere } from '#auth/reference_exceptions'
import { postcodeValidator } from '#auth/validators/reference_rows'

/** Which settlement has which postcode, in the back-office. */
export default class PostcodesController {
  async index(ctx: HttpContext) {
    return postcodesPage(await listQuery(ctx, POSTCODE_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ request, response }: HttpContext) {
    const fields = await postcodeValidator.validate(request.body())
    const id = await transaction((trx) => insertPostcode(trx, fields))
    return response.created({ data: await this.#record(id) })
  }

  async update({ params, request }: HttpContext) {
    const id = Number(params.id)
    const fields = await postcodeValidator.validate(request.body())
    await transaction((trx) => updatePostcode(trx, id, fields))
    return { data: await this.#record(id) }
  }

  async destroy({ params }: HttpContext) {
    const id = Number(params.id)
    await transaction((trx) => deletePostcode(trx, id))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await postcodesPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}
