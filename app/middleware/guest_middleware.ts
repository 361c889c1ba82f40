import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { tellLater } from '#app/http/tell_later'

/** Keeps pages such as login for visitors; a member goes home. */
export default class GuestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!(await ctx.auth.use('member').check())) return next()
    tellLater(ctx)
    return ctx.response.redirect('/')
  }
}
