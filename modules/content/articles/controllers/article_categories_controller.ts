import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { showUsually } from '#app/shortcut/usual_way'
import { articleList, wantedPageOf } from '#content/endpoints/articles'
import { showSearch, soughtWords } from '#content/search/main'
import ArticleCategory from '#content/records/models/article_category'
import { categoryTree } from '../category_tree.js'
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
    const wanted = wantedPageOf(request.qs())
    const movedTo = (await listAt(params['*'].join('/'), wanted, localeOf(ctx)))?.movedTo
    if (movedTo) return response.redirect().status(301).toPath(movedTo)
    return showUsually(ctx, articleList)
  }
}
