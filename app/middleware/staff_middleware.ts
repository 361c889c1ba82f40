import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Opens the back-office API to staff members only; a member's session is nobody here. */
export default class StaffMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await ctx.auth.use('staff').check()) return next()
    return ctx.response.unauthorized({
      errors: [{ message: 'unauthorized', rule: 'unauthorized' }],
    })
  }
}
