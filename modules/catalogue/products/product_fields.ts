import type { Infer } from '@vinejs/vine/types'
import type { categoryValidator } from './validators/admin_category_validator.js'
import type { productUpdateValidator } from './validators/admin_product_validator.js'

/** A category as staff fill it in; one without a slug gets it from the Hungarian title. */
export type CategoryFields = Infer<typeof categoryValidator>

/** The fields of a gift that staff fill in. Of the pieces a member may order, what is left out changes nothing. */
export type ProductFields = Omit<
  Infer<typeof productUpdateValidator>,
  'variation_types' | 'initial_quantity' | 'is_unlimited'
>
