import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { inLanguage, titleIn } from '#app/in_language'
import { localeOf } from '#app/middleware/locale_middleware'
import { showSearch, soughtWords } from '#content/search/main'
import ArticleCategory from '#content/records/models/article_category'
import { categoryTree } from '../category_tree.js'
import { pageOf } from '../list_path.js'
import { articleList } from '../queries/article_list.js'
import { foundCategory } from '../queries/found_category.js'

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
    const locale = localeOf(ctx)
    const found = await foundCategory([params['*']].flat().join('/'))
    if (!found) throw new NotFound()
    if ('movedTo' in found) {
      return response.redirect().status(301).toPath(`/tudasbazis/kategoriak/${found.movedTo}`)
    }
    const { category } = found
    const page = found.page ?? pageOf(String(request.qs().page ?? 1)) ?? 1
    const articles = await articleList(category.id, page, locale)
    if (page > articles.last_page) throw new NotFound()
    return ctx.inertia.render('content/article_category', {
      category: {
        slug: category.slug,
        title: titleIn(category, locale),
        description: inLanguage(locale, category.descriptionHu, category.descriptionEn),
      },
      articles,
      canonical: `/tudasbazis/kategoriak/${category.slug}${page > 1 ? `?page=${page}` : ''}`,
    })
  }
}
