import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireConfirmedPassword } from '../passwords/require_confirmed_password.js'

/**
 * Lets through who entered the password lately or sends it along; everybody else is asked for it
 * first. Comes after `auth` or `staff`.
 */
export default class PasswordConfirmedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await requireConfirmedPassword(ctx)) return next()
  }
}
