import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { substituteLine } from '#catalogue/actions/substitute_line'
import { SUBSTITUTE_LIST, substitutesPage } from '#catalogue/queries/admin/substitutes_page'
import { substitutionValidator } from '#catalogue/validators/parcel_validator'

/** Gifts that go out in place of ordered ones. */
export default class SubstitutionsController {
  /** What can go out for a line. */
  async index(ctx: HttpContext) {
    return substitutesPage(placeOf(ctx.params), await listQuery(ctx, SUBSTITUTE_LIST))
  }

  async store({ auth, params, request, response }: HttpContext) {
    const body = request.body()
    const { product_id, is_back, variations } = await substitutionValidator.validate(body)
    const place = placeOf(params)
    const actorId = auth.use('staff').user!.id
    const chosen = { productId: product_id, variations, isBack: is_back, actorId }
    const key = idempotencyKeyOf(request)
    const scope = `substitution:${actorId}`
    const wanted = { scope, key, bodyHash: bodyHash({ ...body, ...place }) }
    const { answer } = await transaction((trx) =>
      idempotently(trx, wanted, async () => ({
        id: place.lineId,
        credited: await substituteLine(trx, { ...place, ...chosen }),
      }))
    )
    return response.created({ data: answer })
  }
}

function placeOf(params: Record<string, unknown>) {
  return { orderId: Number(params.id), lineId: Number(params.line) }
}
