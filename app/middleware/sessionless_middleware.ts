import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { leaveCookiesOut } from './kept_page_middleware.js'

/**
 * For programs that prove themselves with each request: they get no session, and none is kept for them. A browser that comes along
 * keeps its own, because `shared_answer_middleware` took its cookies away before the session was looked for.
 */
export default class SessionlessMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.session.clear()
    leaveCookiesOut(ctx)
    return next()
  }
}
