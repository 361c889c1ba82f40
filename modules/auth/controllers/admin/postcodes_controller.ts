import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
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

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const fields = await postcodeValidator.validate(request.body())
    const id = await transaction(async (trx) => {
      const made = await insertPostcode(trx, fields)
      await recordAudit(trx, audited(ctx, 'postcode.created', made))
      return made
    })
    return response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const fields = await postcodeValidator.validate(request.body())
    await transaction(async (trx) => {
      await updatePostcode(trx, id, fields)
      await recordAudit(trx, audited(ctx, 'postcode.changed', id))
    })
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      await deletePostcode(trx, id)
      await recordAudit(trx, audited(ctx, 'postcode.deleted', id))
    })
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await postcodesPage(oneOf(id))
    if (!data.length) throw new ReferenceNotThere()
    return data[0]
  }
}

function audited(ctx: HttpContext, action: AuditEntry['action'], id: number): AuditEntry {
  return { by: actorOf(ctx), action, subject: { type: 'postcode', id } }
}
