import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { ProductNotThere } from '#points/participating/exceptions'
import { PARTICIPATING_LIST, participatingPage } from '#points/participating/product_page'
import {
  addParticipatingProduct,
  changeParticipatingProduct,
} from '#points/participating/save_product'
import { participatingProductValidator } from '#points/participating/validators'

/** The sticker-marked products in the back-office: made, changed and ended, never deleted. */
export default class ParticipatingProductsController {
  async index(ctx: HttpContext) {
    return participatingPage(await listQuery(ctx, PARTICIPATING_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const fields = await participatingProductValidator.validate(ctx.request.body())
    const id = await transaction((trx) => addParticipatingProduct(trx, fields, actorOf(ctx)))
    return ctx.response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const fields = await participatingProductValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    await transaction((trx) => changeParticipatingProduct(trx, id, { ...fields, by }))
    return { data: await this.#record(id) }
  }

  async #record(id: number) {
    const { data } = await participatingPage(oneOf(id))
    if (!data.length) throw new ProductNotThere()
    return data[0]
  }
}
