import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import {
  deleteRepresentative,
  insertRepresentative,
  updateRepresentative,
} from '#auth/actions/save_representative'
import { REPRESENTATIVE_LIST, representativesPage } from '#auth/queries/admin/representatives_page'
import { ReferenceNotThere } from '#auth/reference_exceptions'
import { representativeValidator } from '#auth/validators/reference_rows'

/** The regional contacts of members, in the back-office. */
export default class RepresentativesController {
  async index(ctx: HttpContext) {
    return representativesPage(await listQuery(ctx, REPRESENTATIVE_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ request, response }: HttpContext) {
    const fields = await representativeValidator.validate(request.body())
    const id = await transaction((trx) => insertRepresentative(trx, fields))
    return response.created({ data: await this.#record(id) })
  }

  async update({ params, request }: HttpContext) {
    const id = Number(params.id)
    const fields = await representativeValidator.validate(request.body())
    await transaction((trx) => updateRepresentative(trx, id, fields))
    return { data: await this.#record(id) }
  }

  async destroy({ params }: HttpContext) {
    const id = Number(params.id)
    await transaction((trx) => deleteRepresentative(trx, id))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await representativesPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}
