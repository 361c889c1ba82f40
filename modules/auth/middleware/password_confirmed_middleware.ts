import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CheckPassword } from '#auth/actions/check_password'
import { requireConfirmedPassword } from '#auth/require_confirmed_password'

/**
 * Lets through who entered the password lately or sends it along; everybody else is asked for it
 * first. Comes after `auth` or `staff`.
 */
@inject()
export default class PasswordConfirmedMiddleware {
  constructor(private checkPassword: CheckPassword) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (await requireConfirmedPassword(ctx, this.checkPassword)) return next()
  }
}
