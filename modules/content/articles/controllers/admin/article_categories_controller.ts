import { resourceController } from '#app/http/resource_controller'
import { serialized } from '#app/http/serialized'
import { deleteCategory, saveCategory } from '#content/articles/actions/save_category'
import ArticleCategoryTransformer from '#content/articles/transformers/admin/article_category_transformer'
import { articleCategoryValidator } from '#content/articles/validators/category_validator'
import ArticleCategory from '#content/records/models/article_category'
import ContentRecord from '#content/records/models/content_record'

/** The categories of the knowledge base in the back-office, with how many articles are in each. */
export default class ArticleCategoriesController extends resourceController({
  model: ArticleCategory,
  subject: 'article_category',
  list: {
    sortable: ['position', 'id', 'title_hu', 'title_en', 'slug'],
    filters: { q: 'text', id: 'ids', parent_id: 'ids' },
    searched: { inside: ['title_hu', 'title_en'] },
  },
  shown: (categories) => {
    const articles = ContentRecord.query().whereColumn('categoryId', 'article_categories.id')
    categories.select('*', articles.count('*').as('articles'))
  },
  serialize: (categories) => serialized(ArticleCategoryTransformer.transform(categories)),
  validator: articleCategoryValidator,
  write: saveCategory,
  savedAt: ({ updatedAt }) => updatedAt,
  remove: deleteCategory,
}) {}
