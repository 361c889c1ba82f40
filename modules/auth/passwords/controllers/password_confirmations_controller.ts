import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { showThrottled } from '#auth/login/throttled_page'
import { checkPassword } from '../actions/check_password.js'
import { hasConfirmedPassword, noteConfirmedPassword } from '../password_confirmation.js'
import { passwordOwner, pathAfterConfirmation } from '../require_confirmed_password.js'
import { passwordConfirmationValidator } from '../validators/passwords.js'

const PAGE = 'auth/confirm_password'

/** Entering the password once more before something that matters. */
export default class PasswordConfirmationsController {
  async create({ inertia }: HttpContext) {
    return inertia.render(PAGE, {})
  }

  async show(ctx: HttpContext) {
    return { confirmed: hasConfirmedPassword(ctx, passwordOwner(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(passwordConfirmationValidator)
    const owner = passwordOwner(ctx)
    try {
      await checkPassword(owner, { password, field: 'password' })
    } catch (error) {
      return showThrottled(ctx, error, (errors) => ctx.inertia.render(PAGE, errors))
    }
    noteConfirmedPassword(ctx, owner)
    if (wantsJson(ctx)) return { confirmed: true }
    return ctx.response.redirect().toPath(pathAfterConfirmation(ctx))
  }
}
