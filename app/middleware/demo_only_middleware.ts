import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import env from '#start/env'

/** Hides the tools of development where real members are served; DEMO=true shows them there too. */
export default class DemoOnlyMiddleware {
  handle(_ctx: HttpContext, next: NextFn) {
    if (app.inProduction && !env.get('DEMO')) throw new NotFound()
    return next()
  }
}
