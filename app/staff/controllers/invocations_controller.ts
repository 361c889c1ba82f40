import type { HttpContext } from '@adonisjs/core/http'
import vine, { errors } from '@vinejs/vine'
import { DomainException } from '#app/exceptions/domain_exception'
import { Forbidden, PageException } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import { staffAction } from '#app/staff/staff_actions'
import { transaction } from '#app/transaction'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'

/** Records one call acts on at most. @source requirements H-56 */
const RECORDS_MAX = 500
const NAME_MAX = 100

const id = () => integer([1, ID_MAX])

const nameValidator = vine.create({
  type: vine.enum(['inline', 'bulk']),
  action: vine.string().maxLength(NAME_MAX),
})
const inlineValidator = vine.create({ record: id() })
const bulkValidator = vine.create({
  records: vine.array(id()).minLength(1).maxLength(RECORDS_MAX).distinct(),
})

/** Runs a registered action on one record of a list or on those that were chosen. */
export default class InvocationsController {
  async store(ctx: HttpContext) {
    const { type, action: name } = await ctx.request.validateUsing(nameValidator)
    const action = staffAction(name)
    if (!action.roles.includes(ctx.auth.use('staff').user!.role)) throw new Forbidden()
    const ids = type === 'inline' ? [await recordOf(ctx)] : await recordsOf(ctx)
    const done: number[] = []
    // Each in a transaction of its own: what one refuses, the others keep.
    for (const record of ids.toSorted((one, other) => one - other)) {
      const isDone = await transaction((trx) => action.run(trx, record, actorOf(ctx))).catch(
        refused
      )
      if (isDone) done.push(record)
    }
    return { flash: { done: done.length, refused: ids.length - done.length }, data: { ids: done } }
  }
}

async function recordOf({ request }: HttpContext): Promise<number> {
  return (await request.validateUsing(inlineValidator)).record
}

async function recordsOf({ request }: HttpContext): Promise<number[]> {
  return (await request.validateUsing(bulkValidator)).records
}

function refused(error: unknown): false {
  const isRefusal = error instanceof DomainException || error instanceof PageException
  // What is written has gaps, such as a draft that is to be shown.
  if (isRefusal || error instanceof errors.E_VALIDATION_ERROR) return false
  throw error
}
