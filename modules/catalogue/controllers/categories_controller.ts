import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '../request_facts.js'
import { categories } from '../queries/categories.js'

/** The gift categories. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('catalogue/categories', {
      categories: await categories(localeOf(ctx)),
    })
  }
}
