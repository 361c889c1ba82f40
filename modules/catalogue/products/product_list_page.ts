import type { EndpointRequest } from '#app/shortcut/endpoint'
import { balanceOf } from '#points'
import { pageOf } from '../endpoints/request_facts.js'
import { NotThere } from '#catalogue/exceptions'
import { listFilterOf } from './list_filter.js'
import { categoryBySlug } from './queries/categories_sql.js'
import { productList } from './queries/product_list.js'
import { searchWords } from './search_words.js'

/** Which list an address means. */
interface Wanted {
  categorySlug?: string
  page: number
}

/**
 * The properties of the product list; its products are read only where the request wants them.
 *
 * @throws not_found for an unknown category and for a page after the last
 */
export async function productListPage(request: EndpointRequest, wanted: Wanted) {
  const { locale, member } = request
  const { categorySlug, page } = wanted
  const filter = listFilterOf(request.qs())
  const category = categorySlug ? await categoryBySlug(categorySlug, locale) : null
  if (category === undefined || page < 1) throw new NotThere()
  return {
    category,
    filter,
    products: async () => {
      const products = await productList({
        locale,
        memberId: member.id,
        page,
        categorySlug,
        words: searchWords(filter.q),
        priceMax: filter.affordable ? await balanceOf(member.id) : undefined,
        sort: filter.sort,
      })
      if (page > products.last_page) throw new NotThere()
      return products
    },
  }
}

/**
 * Reads `/ajandekok/{category_slug?}/{page?}`: digits alone are a page unless a category is called
 * so; the page may also stand in the query string. @source requirements K-06
 */
export async function wantedList({ params, qs }: EndpointRequest): Promise<Wanted> {
  const { category_slug: first, page: second } = params
  const page = pageOf(second ?? qs().page ?? '1')
  if (first === undefined) return { page }
  const isPage = second === undefined && pageOf(first) > 0
  if (isPage && !(await categoryBySlug(first, 'en'))) return { page: pageOf(first) }
  return { categorySlug: first, page }
}
