import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { wantsJson } from '#app/http/wants_json'

/**
 * For routes that answer scripts alone: a page that sends something there is led back to where it was, and reads there what has
 * changed; one that opens such an address is led back unanswered.
 *
 * @source requirements H-01
 */
export default class JsonOrBackMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const isScript = wantsJson(ctx)
    if (isScript || ctx.request.method() !== 'GET') await next()
    if (!isScript) ctx.response.redirect().status(303).back()
  }
}
