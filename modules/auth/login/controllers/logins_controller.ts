import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { endLogin, endOtherLogins } from '../logins_of_member.js'

/** The places a member is logged in. */
export default class LoginsController {
  async destroy(ctx: HttpContext) {
    const { auth, params, session, i18n } = ctx
    const current = loginOf(session)
    // This one ends by logging out.
    if (params.login !== current) await endLogin(auth.use('member').user!.id, params.login)
    session.flash('status', i18n.t('auth.logins.ended'))
    return ctx.response.redirect().toPath('/profil')
  }

  async destroyOthers({ auth, session, i18n, response }: HttpContext) {
    await endOtherLogins(auth.use('member').user!.id, loginOf(session))
    session.flash('status', i18n.t('auth.logins.others_ended'))
    return response.redirect().toPath('/profil')
  }
}
