import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
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

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const fields = await faqValidator.validate(request.body())
    const id = await transaction(async (trx) => {
      const made = await insertFaqEntry(trx, fields)
      await recordAudit(trx, audited(ctx, 'faq.created', made))
      return made
    })
    return response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const fields = await faqValidator.validate(request.body())
    await transaction(async (trx) => {
      await updateFaqEntry(trx, id, fields)
      await recordAudit(trx, audited(ctx, 'faq.changed', id))
    })
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      await deleteFaqEntry(trx, id)
      await recordAudit(trx, audited(ctx, 'faq.deleted', id))
    })
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await faqPage(oneOf(id))
    if (!data.length) throw new FaqEntryNotThere()
    return data[0]
  }
}

function audited(ctx: HttpContext, action: AuditEntry['action'], id: number): AuditEntry {
  return { by: actorOf(ctx), action, subject: { type: 'faq', id } }
}
