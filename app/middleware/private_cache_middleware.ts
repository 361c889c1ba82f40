import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** What a route answers belongs to its asker: no cache between keeps it unless the route says so. */
export default class PrivateCacheMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('Cache-Control', 'no-store, private')
    return next()
  }
}
