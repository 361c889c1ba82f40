import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { logIn } from '../actions/log_in.js'
import { continueLogin } from '../enter_member.js'
import { browserMark } from '../known_browser.js'
import { endLogin } from '../logins_of_member.js'
import { offersSmsLogin } from '../sms_login_offer.js'
import { showThrottled } from '../throttled_page.js'
import { loginValidator } from '../validators/login.js'

/** Login and logout of members. */
export default class SessionController {
  async create(ctx: HttpContext) {
    return this.#render(ctx)
  }

  async store(ctx: HttpContext) {
    const { email, password, remember } = await ctx.request.validateUsing(loginValidator)
    try {
      const found = await logIn({
        email,
        password,
        address: ctx.request.ip(),
        browserMark: (id) => browserMark(ctx, { guard: 'member', id }),
      })
      const next = await continueLogin(ctx, { ...found, remember: remember === 'on' })
      return ctx.response.redirect().toPath(next)
    } catch (error) {
      return showThrottled(ctx, error, (errors) => this.#render(ctx, errors))
    }
  }

  async destroy({ auth, session, response }: HttpContext) {
    const guard = auth.use('member')
    // With what remembers it; the session itself ends by being cleared.
    if (guard.user) await endLogin(guard.user.id, loginOf(session))
    await guard.logout()
    session.clear()
    session.regenerate()
    return response.redirect().toPath('/')
  }

  async #render({ inertia }: HttpContext, errors: object = {}) {
    return inertia.render('auth/login', { smsLogin: await offersSmsLogin(), ...errors })
  }
}
