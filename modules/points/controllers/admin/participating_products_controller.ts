import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import { listQuery, type ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

const LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu'],
  filters: { q: 'text', id: 'ids' },
}

/** What a search looks into. */
const SEARCHED = ['title_hu', 'title_en']

/** The sticker-marked products, to choose from. */
export default class ParticipatingProductsController {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, LIST)
    const matching = () => {
      const products = db.from('participating_products')
      if (query.ids.id) products.whereIn('id', query.ids.id)
      if (query.texts.q) searchFor(products, query.texts.q, { inside: SEARCHED })
      return products
    }
    return listPage(query, matching, ['id', 'title_hu', 'title_en', 'points'])
  }
}
