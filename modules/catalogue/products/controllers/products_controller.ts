import type { HttpContext } from '@adonisjs/core/http'
import { showUsually } from '#app/shortcut/usual_way'
import { gift, giftList } from '#catalogue/endpoints/gifts'

/** The list of gifts and the dialog of one gift above it. */
export default class ProductsController {
  index(ctx: HttpContext) {
    return showUsually(ctx, giftList)
  }

  show(ctx: HttpContext) {
    return showUsually(ctx, gift)
  }
}
