import type { HttpContext } from '@adonisjs/core/http'
import { balanceOf } from '#points'
import { NotThere } from './exceptions.js'
import { listFilterOf } from './list_filter.js'
import { localeOf, memberOf, pageOf } from './request_facts.js'
import { categoryBySlug } from './queries/categories.js'
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
export async function productListPage(ctx: HttpContext, wanted: Wanted) {
  const locale = localeOf(ctx)
  const { categorySlug, page } = wanted
  const filter = listFilterOf(ctx)
  const category = categorySlug ? await categoryBySlug(categorySlug, locale) : null
  if (category === undefined || page < 1) throw new NotThere()
  return {
    category,
    filter,
    products: async () => {
      const memberId = memberOf(ctx).id
      const products = await productList({
        locale,
        memberId,
        page,
        categorySlug,
        words: searchWords(filter.q),
        priceMax: filter.affordable ? await balanceOf(memberId) : undefined,
        sort: filter.sort,
      })
      if (page > products.last_page) throw new NotThere()
      return products
    },
  }
}

/**
 * Reads `/ajandekok/{category_slug?}/{page?}`: digits alone are a page unless a category is called
 * so; the page may also stand in the query string. @source requirement K-06
 */
export async function wantedList(ctx: HttpContext): Promise<Wanted> {
  const { category_slug: first, page: second } = ctx.params as Record<string, string | undefined>
  const page = pageOf(second ?? ctx.request.qs().page ?? '1')
  if (first === undefined) return { page }
  const isPage = second === undefined && pageOf(first) > 0
  if (isPage && !(await categoryBySlug(first, 'en'))) return { page: pageOf(first) }
  return { categorySlug: first, page }
}
