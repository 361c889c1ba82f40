import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { serialized } from '#app/http/serialized'
import { substituteLine } from '#catalogue/desk/actions/substitute_line'
import { SUBSTITUTE_LIST, substitutesPage } from '#catalogue/desk/queries/admin/substitutes_page'
import SubstituteTransformer from '#catalogue/desk/transformers/admin/substitute_transformer'
import { substitutionValidator } from '#catalogue/desk/validators/parcel_validator'
import { deedOfStaff } from './deed_of_staff.js'

/** Gifts that go out in place of ordered ones. */
export default class SubstitutionsController {
  /** What can go out for a line. */
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, SUBSTITUTE_LIST)
    const { data, total } = await substitutesPage(placeOf(ctx.params), query)
    return { data: await serialized(SubstituteTransformer.transform(data)), total }
  }

  async store(ctx: HttpContext) {
    const body = ctx.request.body()
    const { product_id, is_back, variations } = await substitutionValidator.validate(body)
    const place = placeOf(ctx.params)
    const chosen = { productId: product_id, variations, isBack: is_back }
    const repeatable = { scope: 'substitution', contents: { ...body, ...place } }
    const data = await deedOfStaff(ctx, repeatable, async (trx, actorId) => ({
      id: place.lineId,
      credited: await substituteLine(trx, { ...place, ...chosen, actorId }),
    }))
    return ctx.response.created({ data })
  }
}

function placeOf(params: Record<string, unknown>) {
  return { orderId: Number(params.id), lineId: Number(params.line) }
}
