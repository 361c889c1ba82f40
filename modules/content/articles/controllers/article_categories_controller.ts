import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { localeOf } from '#app/middleware/locale_middleware'
import { showSearch, soughtWords } from '#content/search/main'
import ArticleCategory from '#content/records/models/article_category'
import { categoryTree } from '../category_tree.js'
import { pageOf } from '../list_path.js'
import { listAt } from '../queries/kept_articles.js'

/** The knowledge base: its categories, and the articles of one. */
export default class ArticleCategoriesController {
  async index(ctx: HttpContext) {
    if (soughtWords(ctx)) return showSearch(ctx, '/tudasbazis')
    const categories = await ArticleCategory.query().orderBy('position').orderBy('id')
    return ctx.inertia.render('content/article_categories', {
      categories: categoryTree(categories, localeOf(ctx)),
    })
  }

  async show(ctx: HttpContext) {
    const { request, response, params } = ctx
    const page = pageOf(String(request.qs().page ?? 1)) ?? 1
    const found = await listAt([params['*']].flat().join('/'), page, localeOf(ctx))
    if (!found) throw new NotFound()
    if (found.movedTo !== null) return response.redirect().status(301).toPath(found.movedTo)
    const { category, articles, canonical } = found
    return ctx.inertia.render('content/article_category', { category, articles, canonical })
  }
}
