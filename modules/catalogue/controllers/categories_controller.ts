import type { HttpContext } from '@adonisjs/core/http'
import { NotThere } from '../exceptions.js'
import { localeOf, pageOf } from '../request_facts.js'
import { categories } from '../queries/categories.js'

/** The gift categories. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    const page = pageOf(ctx.request.qs().page ?? '1')
    if (page < 1) throw new NotThere()
    const shown = await categories(localeOf(ctx), page)
    if (page > shown.last_page) throw new NotThere()
    return ctx.inertia.render('catalogue/categories', shown)
  }
}
