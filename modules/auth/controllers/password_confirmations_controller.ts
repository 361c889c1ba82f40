import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { CheckPassword } from '#auth/actions/check_password'
import { hasConfirmedPassword, noteConfirmedPassword } from '#auth/password_confirmation'
import { passwordOwner, pathAfterConfirmation } from '#auth/require_confirmed_password'
import { showThrottled } from '#auth/throttled_page'
import { passwordConfirmationValidator } from '#auth/validators/password_confirmation'

const PAGE = 'auth/confirm_password'

/** Entering the password once more before something that matters. */
export default class PasswordConfirmationsController {
  async create({ inertia }: HttpContext) {
    return inertia.render(PAGE, {})
  }

  async show(ctx: HttpContext) {
    return { confirmed: hasConfirmedPassword(ctx, passwordOwner(ctx)) }
  }

  @inject()
  async store(ctx: HttpContext, checkPassword: CheckPassword) {
    const data = ctx.request.body()
    const { password } = await ctx.request.validateUsing(passwordConfirmationValidator, { data })
    const owner = passwordOwner(ctx)
    try {
      await checkPassword.handle(owner, { password, field: 'password' })
    } catch (error) {
      return showThrottled(ctx, error, (errors) => ctx.inertia.render(PAGE, errors))
    }
    noteConfirmedPassword(ctx, owner)
    if (wantsJson(ctx)) return { confirmed: true }
    return ctx.response.redirect().toPath(pathAfterConfirmation(ctx))
  }
}
