import type { HttpContext } from '@adonisjs/core/http'
import { extraPointsOffer } from '#auth'

/** The front page. */
export default class HomeController {
  async show({ inertia, auth, session }: HttpContext) {
    const member = auth.use('member').user
    return inertia.render('content/home', {
      member: member ? { first_name: member.firstName } : null,
      extraPoints: member ? await extraPointsOffer(session, member.id) : null,
    })
  }
}
