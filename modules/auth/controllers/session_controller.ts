import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sameOriginPath } from '#app/http/same_origin'
import { LogIn } from '#auth/actions/log_in'
import { closeRegistration, openRegistration, pathOfOpenStep } from '#auth/registration_session'
import { showThrottled } from '#auth/throttled_page'
import { loginValidator } from '#auth/validators/login'

/** Login and logout of members. */
export default class SessionController {
  async create({ inertia }: HttpContext) {
    return inertia.render('auth/login', {})
  }

  @inject()
  async store(ctx: HttpContext, logIn: LogIn) {
    const { email, password, remember } = await ctx.request.validateUsing(loginValidator, {
      data: ctx.request.body(),
    })
    try {
      const member = await logIn.handle({ email, password, address: ctx.request.ip() })
      if (member.registeredAt === null) {
        openRegistration(ctx, member.id)
        return ctx.response.redirect().toPath(pathOfOpenStep(member))
      }
      const intended = sameOriginPath(ctx.session.pull('intended_url')) ?? '/'
      await ctx.auth.use('member').login(member, remember === 'on')
      closeRegistration(ctx)
      ctx.session.flash('status', ctx.i18n.t('auth.login.success'))
      return ctx.response.redirect().toPath(intended)
    } catch (error) {
      return showThrottled(ctx, error, (errors) => ctx.inertia.render('auth/login', errors))
    }
  }

  async destroy({ auth, session, response }: HttpContext) {
    await auth.use('member').logout()
    session.clear()
    session.regenerate()
    return response.redirect().toPath('/')
  }
}
