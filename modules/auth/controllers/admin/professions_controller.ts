import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
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

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const fields = await professionValidator.validate(request.body())
    const id = await transaction(async (trx) => {
      const made = await insertProfession(trx, fields)
      await recordAudit(trx, audited(ctx, 'profession.created', made))
      return made
    })
    return response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const fields = await professionValidator.validate(request.body())
    await transaction(async (trx) => {
      await updateProfession(trx, id, fields)
      await recordAudit(trx, audited(ctx, 'profession.changed', id))
    })
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      await deleteProfession(trx, id)
      await recordAudit(trx, audited(ctx, 'profession.deleted', id))
    })
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await professionsPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}

function audited(ctx: HttpContext, action: AuditEntry['action'], id: number): AuditEntry {
  return { by: actorOf(ctx), action, subject: { type: 'profession', id } }
}
