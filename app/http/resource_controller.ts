import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { recordAudit, type Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { NotFound } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import { transaction, type Transaction } from '#app/transaction'
import { listController, type Listed } from './list_controller.js'
import { refuseIfSavedSince, savedAtOf } from './saved_since.js'

/** What the audit log knows as made, changed and deleted. */
type SubjectOf<Kind> = Kind extends `${infer Name}.created`
  ? `${Name}.changed` | `${Name}.deleted` extends AuditKind
    ? Name
    : never
  : never

/** A table whose rows staff list, make, change and delete one by one. */
interface Resource<Model extends LucidModel, Fields, Line> extends Listed<Model, Line> {
  /** What the audit log calls a row. */
  subject: SubjectOf<AuditKind>
  validator: { validate: (body: unknown) => Promise<Fields> }
  /** Saves the fields in a row that is new or held. */
  write: (trx: Transaction, row: InstanceType<Model>, fields: Fields, by: Actor) => Promise<void>
  /** When a row was saved last, so that nobody undoes what somebody else did since the form was opened. */
  savedAt: (row: InstanceType<Model>) => number
  /** Deletes a row that is held; without it nothing keeps the row. */
  remove?: (trx: Transaction, row: InstanceType<Model>) => Promise<void>
}

/**
 * The controller of a resource of the back-office. Each change leaves its line in the audit log.
 *
 * @throws not_found, changed_meanwhile, and what `validator`, `write` and `remove` throw
 */
export function resourceController<Model extends LucidModel, Fields, Line>(
  resource: Resource<Model, Fields, Line>
) {
  const { model, subject: type, remove = (_trx, row) => row.delete() } = resource

  return class extends listController(resource) {
    async store(ctx: HttpContext) {
      const fields = await resource.validator.validate(ctx.request.body())
      const id = await transaction(async (trx) => {
        const row = new model().useTransaction(trx.client) as InstanceType<Model>
        await resource.write(trx, row, fields, actorOf(ctx))
        return this.audit(trx, ctx, { action: `${type}.created`, row })
      })
      return ctx.response.created({ data: await this.record(id) })
    }

    async update(ctx: HttpContext) {
      const fields = await resource.validator.validate(ctx.request.body())
      const savedAt = await savedAtOf(ctx)
      const id = await transaction(async (trx) => {
        const row = await this.held(trx, ctx)
        refuseIfSavedSince({ updatedAt: resource.savedAt(row) }, savedAt)
        await resource.write(trx, row, fields, actorOf(ctx))
        return this.audit(trx, ctx, { action: `${type}.changed`, row })
      })
      return { data: await this.record(id) }
    }

    async destroy(ctx: HttpContext) {
      const id = await transaction(async (trx) => {
        const row = await this.held(trx, ctx)
        await remove(trx, row)
        return this.audit(trx, ctx, { action: `${type}.deleted`, row })
      })
      return { data: { id } }
    }

    protected async held({ client }: Transaction, { params }: HttpContext) {
      const row = await model.query({ client }).where('id', Number(params.id)).forUpdate().first()
      if (!row) throw new NotFound()
      return row
    }

    protected async audit(
      trx: Transaction,
      ctx: HttpContext,
      { action, row }: { action: AuditKind; row: InstanceType<Model> }
    ): Promise<number> {
      const id = Number(row.$primaryKeyValue)
      await recordAudit(trx, { by: actorOf(ctx), action, subject: { type, id } })
      return id
    }
  }
}
