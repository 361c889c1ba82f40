import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { deleteCategory, saveCategory } from '#catalogue/products/actions/save_category'
import Category from '#catalogue/products/models/category'
import Product from '#catalogue/products/models/product'
import CategoryTransformer from '#catalogue/products/transformers/admin/category_transformer'
import { categoryValidator } from '#catalogue/products/validators/admin_category_validator'

/** The categories gifts are sorted into, with how many gifts are in each. */
export default class CategoriesController extends resourceController({
  model: Category,
  subject: 'category',
  list: {
    sortable: ['position', 'id', 'title_hu', 'title_en'],
    filters: { q: 'text', id: 'ids' },
    searched: { inside: ['title_hu', 'title_en', 'slug'] },
  },
  shown: (categories) => {
    const gifts = Product.query().whereColumn('categoryId', 'categories.id').count('*').as('gifts')
    categories.select('*', gifts)
  },
  serialize: (categories) => serialized(CategoryTransformer.transform(categories)),
  validator: categoryValidator,
  write: saveCategory,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteCategory,
}) {}
