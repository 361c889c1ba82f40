import type { HttpContext } from '@adonisjs/core/http'

/** The front page. */
export default class HomeController {
  async show({ inertia, auth }: HttpContext) {
    const member = auth.use('member').user
    return inertia.render('content/home', {
      member: member ? { first_name: member.firstName } : null,
    })
  }
}
