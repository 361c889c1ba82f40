/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  productCategories: typeof routes['product-categories']
  product: {
    detail: typeof routes['product.detail']
    addToCart: typeof routes['product.add_to_cart']
    update: typeof routes['product.update']
  }
  products: typeof routes['products']
  checkout: typeof routes['checkout'] & {
    store: typeof routes['checkout.store']
  }
  home: typeof routes['home']
}
