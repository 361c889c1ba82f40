import { urlFor } from '@adonisjs/core/services/url_builder'
import { page, type PageEndpoint } from '#app/shortcut/endpoint'
import { NotThere } from '#catalogue/exceptions'
import { productListPage, wantedList } from '../products/product_list_page.js'
import { productBySlug } from '../products/queries/product_by_slug.js'

/** The list of gifts. */
export const giftList: PageEndpoint = {
  async show(request) {
    return page('catalogue/products', await productListPage(request, await wantedList(request)))
  },
}

/** The dialog of one gift above the list. */
export const gift: PageEndpoint = {
  async show(request) {
    const { member, locale, params } = request
    const product = await productBySlug(params.product!, { locale, memberId: member.id })
    if (!product) throw new NotThere()
    return page('catalogue/products', await productListPage(request, { page: 1 }), {
      key: product.slug,
      component: 'catalogue/product',
      props: { product },
      baseUrl: urlFor('products'),
    })
  },
}
