/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: typeof routes['admin'] & {
    any: typeof routes['admin.any']
    session: typeof routes['admin.session'] & {
      store: typeof routes['admin.session.store']
      destroy: typeof routes['admin.session.destroy']
    }
    members: typeof routes['admin.members'] & {
      show: typeof routes['admin.members.show']
    }
    ledgerEntries: typeof routes['admin.ledger_entries']
  }
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
  languageFile: typeof routes['language-file']
  language: {
    store: typeof routes['language.store']
  }
  page: typeof routes['page']
  missing: typeof routes['missing']
}
