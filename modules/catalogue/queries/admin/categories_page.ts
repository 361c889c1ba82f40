import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import { thumbnailOf } from '#catalogue/thumbnail'

/** What the list of categories can be sorted and filtered by. */
export const CATEGORY_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en'],
  filters: { q: 'text', id: 'ids' },
}

/** What a search looks into. */
const SEARCHED = ['title_hu', 'title_en', 'slug']

const COLUMNS = [
  'id',
  'slug',
  'title_hu',
  'title_en',
  'description_hu',
  'description_en',
  'position',
  'is_active',
  'picture',
  'picture_alt_hu',
  'picture_alt_en',
]

const GIFTS = '(SELECT COUNT(*) FROM products WHERE category_id = categories.id) AS gifts'

/** A page of categories, those switched off included, with how many gifts are in each. */
export async function categoriesPage(query: ListQuery) {
  const matching = () => {
    const categories = db.from('categories')
    if (query.ids.id) categories.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(categories, query.texts.q, { inside: SEARCHED })
    return categories
  }
  const { data, total } = await listPage(query, matching, [...COLUMNS, db.raw(GIFTS)])
  return { data: data.map(lineOf), total }
}

function lineOf(category: Record<string, any>) {
  return {
    ...category,
    is_active: category.is_active === 1,
    gifts: Number(category.gifts),
    picture_url: thumbnailOf(category.picture, '', category.title_hu)?.url ?? null,
  }
}
