import type { Infer } from '@vinejs/vine/types'
import type { articleCategoryValidator } from './validators/category_validator.js'

/** What staff fill in of a category of articles. */
export type CategoryFields = Infer<typeof articleCategoryValidator>
