import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isWithoutCookies } from './kept_page_middleware.js'

/** Takes the session's cookie off an answer that is everybody's; stands before what writes it. */
export default class SharedAnswerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    if (isWithoutCookies(ctx)) ctx.response.removeHeader('set-cookie')
  }
}
