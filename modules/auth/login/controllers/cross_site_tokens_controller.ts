import type { HttpContext } from '@adonisjs/core/http'

/** A session for a page that came without one; the token of its forms travels in a cookie. */
export default class CrossSiteTokensController {
  show({ response }: HttpContext) {
    response.noContent()
  }
}
