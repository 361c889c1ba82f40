import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The verb a POST stands for. */
export interface SpoofedMethod {
  method: 'PUT' | 'DELETE'
}

/**
 * Lets a POST through whose body names exactly the verb of the route beside it; to everything else
 * there is no such route. The cross-site check has looked at the POST before.
 *
 * @source requirements G-11
 */
export default class SpoofedMethodMiddleware {
  handle({ request }: HttpContext, next: NextFn, { method }: SpoofedMethod) {
    if (request.body()._method !== method) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    return next()
  }
}
