import type { HttpContext } from '@adonisjs/core/http'

/** The front page. */
export default class HomeController {
  async show({ inertia }: HttpContext) {
    return inertia.render('content/home', {})
  }
}
