import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { NotThere } from '../exceptions.js'
import { localeOf, memberOf } from '../request_facts.js'
import { productListPage, wantedList } from '../product_list_page.js'
import { productBySlug } from '../queries/product_by_slug.js'

/** The list of gifts and the dialog of one gift above it. */
export default class ProductsController {
  async index(ctx: HttpContext) {
    const page = await productListPage(ctx, await wantedList(ctx))
    return ctx.inertia.render('catalogue/products', page)
  }

  async show(ctx: HttpContext) {
    const product = await productBySlug(ctx.params.product, {
      locale: localeOf(ctx),
      memberId: memberOf(ctx).id,
    })
    if (!product) throw new NotThere()
    return ctx.inertia.dialog(
      'catalogue/product',
      { product },
      {
        key: product.slug,
        baseUrl: urlFor('products'),
        base: { component: 'catalogue/products', props: await productListPage(ctx, { page: 1 }) },
      }
    )
  }
}
