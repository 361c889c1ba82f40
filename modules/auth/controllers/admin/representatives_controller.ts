import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
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

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const fields = await representativeValidator.validate(request.body())
    const id = await transaction(async (trx) => {
      const made = await insertRepresentative(trx, fields)
      await recordAudit(trx, audited(ctx, 'representative.created', made))
      return made
    })
    return response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const fields = await representativeValidator.validate(request.body())
    await transaction(async (trx) => {
      await updateRepresentative(trx, id, fields)
      await recordAudit(trx, audited(ctx, 'representative.changed', id))
    })
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      await deleteRepresentative(trx, id)
      await recordAudit(trx, audited(ctx, 'representative.deleted', id))
    })
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await representativesPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}

function audited(ctx: HttpContext, action: AuditEntry['action'], id: number): AuditEntry {
  return { by: actorOf(ctx), action, subject: { type: 'representative', id } }
}
