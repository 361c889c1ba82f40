import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { pageBySlug } from '#content/queries/page_by_slug'

/** Pages that staff write. */
export default class PagesController {
  async show(ctx: HttpContext) {
    const page = await pageBySlug(ctx.params.slug, localeOf(ctx))
    if (!page) throw new errors.E_ROUTE_NOT_FOUND([ctx.request.method(), ctx.request.url()])
    return ctx.inertia.render('content/page', { page })
  }
}
