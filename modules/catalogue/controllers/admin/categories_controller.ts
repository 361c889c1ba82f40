import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import { listQuery, type ListShape } from '#app/http/list_query'
import { thumbnailOf } from '#catalogue/thumbnail'

const CATEGORY_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en'],
  filters: { id: 'ids' },
}

const COLUMNS = ['id', 'slug', 'title_hu', 'title_en', 'position', 'is_active', 'picture']

/** The categories gifts are sorted into. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, CATEGORY_LIST)
    const matching = () => {
      const categories = db.from('categories')
      return query.ids.id ? categories.whereIn('id', query.ids.id) : categories
    }
    const { data: found, total } = await listPage(query, matching, COLUMNS)
    const data = found.map(({ picture, is_active, ...category }) => ({
      ...category,
      is_active: is_active === 1,
      picture_url: thumbnailOf(picture, '', category.title_hu)?.url ?? null,
    }))
    return { data, total }
  }
}
