import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { pageBySlug } from '#content/queries/page_by_slug'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'
import { registeredMember } from '#content/registered_member'

/** Pages that staff write. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const locale = localeOf(ctx)
    const page = await pageBySlug(ctx.params.slug, locale)
    if (!page) throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
    const memberId = registeredMember(ctx)
    const content = await withQuestionnaires(page.slug, page.content, { memberId, locale })
    return ctx.inertia.render('content/page', { page: { ...page, content } })
  }
}
