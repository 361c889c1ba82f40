import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { titleIn } from '#app/in_language'
import { localeOf } from '#app/middleware/locale_middleware'
import { personalParts } from '#content/blocks/personal_parts'
import { registeredMember } from '#content/questionnaires/registered_member'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'
import ArticleCategory from '#content/records/models/article_category'
import { liveRecord } from '#content/records/queries/live_record'
import { articlePath } from '../queries/article_list.js'
import { shownArticle } from '../queries/shown_article.js'

/** An article of the knowledge base. */
export default class ArticlesController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const locale = localeOf(ctx)
    const segments: string[] = params['*']
    const [name, named] = segments.toReversed()
    const found = segments.length <= 2 ? await liveRecord('article', name) : null
    if (!found) throw new NotFound()
    const { publication } = found
    const category = publication.categoryId
      ? await ArticleCategory.find(publication.categoryId)
      : null
    const slug = found.movedTo ?? name
    const path = articlePath(slug, category?.slug)
    const isRight = named === undefined || articlePath(slug, named) === path
    if (found.movedTo !== null || !isRight) return response.redirect().status(301).toPath(path)
    const article = await shownArticle(publication, { slug, locale })
    const reader = { memberId: registeredMember(ctx), locale }
    const content = await withQuestionnaires(publication.recordId, article.content, reader)
    return ctx.inertia.render('content/article', {
      article: { ...article, content },
      category: category && { slug: category.slug, title: titleIn(category, locale) },
      canonical: path,
      personal: await personalParts(reader.memberId),
    })
  }
}
