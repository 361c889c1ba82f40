import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { deleteProfession, insertProfession, updateProfession } from '#auth/actions/save_profession'
import { PROFESSION_LIST, professionsPage } from '#auth/queries/admin/professions_page'
import { ReferenceNotThere } from '#auth/reference_exceptions'
import { professionValidator } from '#auth/validators/reference_rows'

/** The trades members choose from, in the back-office. */
export default class ProfessionsController {
  async index(ctx: HttpContext) {
    return professionsPage(await listQuery(ctx, PROFESSION_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store({ request, response }: HttpContext) {
    const fields = await professionValidator.validate(request.body())
    const id = await transaction((trx) => insertProfession(trx, fields))
    return response.created({ data: await this.#record(id) })
  }

  async update({ params, request }: HttpContext) {
    const id = Number(params.id)
    const fields = await professionValidator.validate(request.body())
    await transaction((trx) => updateProfession(trx, id, fields))
    return { data: await this.#record(id) }
  }

  async destroy({ params }: HttpContext) {
    const id = Number(params.id)
    await transaction((trx) => deleteProfession(trx, id))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await professionsPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}
