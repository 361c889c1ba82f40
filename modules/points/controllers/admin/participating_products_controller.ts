import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listQuery, type ListShape } from '#app/http/list_query'

const LIST: ListShape = { sortable: ['position', 'id', 'title_hu'], filters: { id: 'ids' } }

/** The sticker-marked products, to choose from. */
export default class ParticipatingProductsController {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, LIST)
    const matching = () => {
      const products = db.from('participating_products')
      return query.ids.id ? products.whereIn('id', query.ids.id) : products
    }
    const [{ total }] = await matching().count('* as total')
    const data = await matching()
      .select('id', 'title_hu', 'title_en', 'points')
      .orderBy(query.sort, query.order)
      .limit(query.limit)
      .offset(query.offset)
    return { data, total: Number(total) }
  }
}
