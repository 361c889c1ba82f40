import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { localeOf } from '#app/middleware/locale_middleware'
import { personalParts } from '#content/blocks/personal_parts'
import { registeredMember } from '#content/questionnaires/registered_member'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'
import { articleAt } from '../queries/kept_articles.js'

/** An article of the knowledge base. */
export default class ArticlesController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const locale = localeOf(ctx)
    const found = await articleAt(params['*'], locale)
    if (!found) throw new NotFound()
    if (found.movedTo !== null) return response.redirect().status(301).toPath(found.movedTo)
    const { recordId, article, category, canonical } = found
    const reader = { memberId: registeredMember(ctx), locale }
    const content = await withQuestionnaires(recordId, article.content, reader)
    return ctx.inertia.render('content/article', {
      article: { ...article, content },
      category,
      canonical,
      personal: await personalParts(reader.memberId),
    })
  }
}
