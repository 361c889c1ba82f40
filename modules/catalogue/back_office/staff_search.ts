import { serialized } from '#app/http/serialized'
import { nothingFound, registerStaffSearch } from '#app/staff/search'
import { ORDER_NUMBER, ordersPage } from '../desk/queries/admin/orders_page.js'
import OrderTransformer from '../desk/transformers/admin/order_transformer.js'
import { productsPage } from '../products/queries/admin/products_page.js'
import ProductTransformer from '../products/transformers/admin/product_transformer.js'

registerStaffSearch(
  {
    list: 'orders',
    // By its number alone; whoever knows the name finds the member, with the orders.
    async find(query, q) {
      const number = q.replace(/^#/, '')
      if (!ORDER_NUMBER.test(number)) return nothingFound()
      const { data, total } = await ordersPage({ ...query, texts: { q: number } })
      return { data: await serialized(OrderTransformer.transform(data)), total }
    },
  },
  {
    list: 'products',
    async find(query) {
      const { data, total } = await productsPage(query)
      return {
        data: await serialized(ProductTransformer.transform(data).useVariant('found')),
        total,
      }
    },
  }
)
