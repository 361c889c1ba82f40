import type { HttpContext } from '@adonisjs/core/http'
import { showUsually } from '#app/shortcut/usual_way'
import { categoryList } from '#catalogue/endpoints/category_list'

/** The gift categories. */
export default class CategoriesController {
  index(ctx: HttpContext) {
    return showUsually(ctx, categoryList)
  }
}
