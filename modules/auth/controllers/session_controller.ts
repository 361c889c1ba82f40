import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { LogIn } from '#auth/actions/log_in'
import { admit } from '#auth/entrance'
import { endLogin } from '#auth/logins'
import { browserMark } from '#auth/logins/known_browser'
import { SmsLoginOffer } from '#auth/sms_login_offer'
import { showThrottled } from '#auth/throttled_page'
import { loginValidator } from '#auth/validators/login'

/** Login and logout of members. */
@inject()
export default class SessionController {
  constructor(private smsLoginOffer: SmsLoginOffer) {}

  async create(ctx: HttpContext) {
    return this.#render(ctx)
  }

  @inject()
  async store(ctx: HttpContext, logIn: LogIn) {
    const { email, password, remember } = await ctx.request.validateUsing(loginValidator, {
      data: ctx.request.body(),
    })
    try {
      const found = await logIn.handle({
        email,
        password,
        address: ctx.request.ip(),
        browserMark: (id) => browserMark(ctx, { guard: 'member', id }),
      })
      const next = await admit(ctx, { ...found, remember: remember === 'on' })
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
    return inertia.render('auth/login', { smsLogin: await this.smsLoginOffer.isMade(), ...errors })
  }
}
