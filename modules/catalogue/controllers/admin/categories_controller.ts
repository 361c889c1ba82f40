import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { deleteCategory, insertCategory, updateCategory } from '#catalogue/actions/save_category'
import { NotThere } from '#catalogue/exceptions'
import { categoriesPage, CATEGORY_LIST } from '#catalogue/queries/admin/categories_page'
import { categoryValidator } from '#catalogue/validators/admin_category_validator'

/** The categories gifts are sorted into. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    return categoriesPage(await listQuery(ctx, CATEGORY_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const fields = await categoryValidator.validate(ctx.request.body())
    const id = await transaction(async (trx) => {
      const made = await insertCategory(trx, fields)
      await recordAudit(trx, audited(ctx, 'category.created', made))
      return made
    })
    return ctx.response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const fields = await categoryValidator.validate(ctx.request.body())
    await transaction(async (trx) => {
      await updateCategory(trx, id, fields)
      await recordAudit(trx, audited(ctx, 'category.changed', id))
    })
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      await deleteCategory(trx, id)
      await recordAudit(trx, audited(ctx, 'category.deleted', id))
    })
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await categoriesPage(oneOf(id))
    if (!data.length) throw new NotThere()
    return data[0]
  }
}

function audited(ctx: HttpContext, action: AuditEntry['action'], id: number): AuditEntry {
  return { by: actorOf(ctx), action, subject: { type: 'category', id } }
}
