import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { ProductNotThere } from '#points/participating/exceptions'
import ParticipatingProduct from '#points/participating/models/participating_product'
import {
  listedProducts,
  PARTICIPATING_LIST,
  withWorth,
} from '#points/participating/queries/admin/listed_products'
import {
  addParticipatingProduct,
  changeParticipatingProduct,
} from '#points/participating/save_product'
import ParticipatingProductTransformer from '#points/participating/transformers/admin/participating_product_transformer'
import { participatingProductValidator } from '#points/participating/validators'

const Products = listController({
  model: ParticipatingProduct,
  list: PARTICIPATING_LIST,
  matching: listedProducts,
  shown: withWorth,
  serialize: (products) => serialized(ParticipatingProductTransformer.transform(products)),
  missing: ProductNotThere,
})

/** The sticker-marked products in the back-office: made, changed and ended, never deleted. */
export default class ParticipatingProductsController extends Products {
  async store(ctx: HttpContext) {
    const fields = await participatingProductValidator.validate(ctx.request.body())
    const id = await transaction((trx) => addParticipatingProduct(trx, fields, actorOf(ctx)))
    return ctx.response.created({ data: await this.record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const fields = await participatingProductValidator.validate(ctx.request.body())
    const deed = { by: actorOf(ctx), savedAt: await savedAtOf(ctx) }
    await transaction((trx) => changeParticipatingProduct(trx, id, { ...fields, ...deed }))
    return { data: await this.record(id) }
  }
}
