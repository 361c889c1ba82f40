import { ArticleCategorySchema } from '#database/schema'

/** A category of the knowledge base; its slug is the whole path. */
export default class ArticleCategory extends ArticleCategorySchema {}
