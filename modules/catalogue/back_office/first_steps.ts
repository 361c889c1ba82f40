import { registerFirstSteps } from '#app/first_steps/first_steps'
import Category from '../products/models/category.js'
import Product from '../products/models/product.js'
import { leftOver } from '../stock/queries/left_over.js'

registerFirstSteps(
  {
    name: 'categories',
    isDone: async () => (await Category.findBy('isActive', 1)) !== null,
  },
  {
    name: 'products',
    async isDone() {
      const product = await Product.query()
        .where('isGift', 0)
        .whereNotNull('publishedAt')
        .whereHas('stockItems', leftOver)
        .first()
      return product !== null
    },
  }
)
