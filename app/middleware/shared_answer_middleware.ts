import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isWithoutCookies } from './kept_page_middleware.js'

/**
 * Takes the session's cookie off an answer that is everybody's, and cookies off a request whose route knows no session; stands
 * before what reads and writes them.
 */
export default class SharedAnswerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isSessionless(ctx.route)) delete ctx.request.request.headers.cookie
    await next()
    if (isWithoutCookies(ctx)) ctx.response.removeHeader('set-cookie')
  }
}

/** Whether a route asks for `middleware.sessionless()`. */
function isSessionless(route: HttpContext['route']): boolean {
  for (const one of route?.middleware.all() ?? []) {
    if ('name' in one && one.name === 'sessionless') return true
  }
  return false
}
