import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { showUsually } from '#app/shortcut/usual_way'
import { article } from '#content/endpoints/articles'
import { articleAt } from '../queries/kept_articles.js'

/** An article of the knowledge base. */
export default class ArticlesController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const movedTo = (await articleAt(params['*'], localeOf(ctx)))?.movedTo
    if (movedTo) return response.redirect().status(301).toPath(movedTo)
    return showUsually(ctx, article)
  }
}
