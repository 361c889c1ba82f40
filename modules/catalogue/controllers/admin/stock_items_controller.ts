import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { NotThere } from '#catalogue/exceptions'
import { STOCK_LIST, stockItemsPage } from '#catalogue/queries/admin/stock_items_page'

/** What is left of everything that can be ordered. */
export default class StockItemsController {
  async index(ctx: HttpContext) {
    return stockItemsPage(await listQuery(ctx, STOCK_LIST))
  }

  async show({ params }: HttpContext) {
    const { data } = await stockItemsPage(oneOf(Number(params.id)))
    if (!data.length) throw new NotThere()
    return { data: data[0] }
  }
}
