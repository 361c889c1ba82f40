import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { secure } from '#app/http/security_headers'

/** Security headers on every answer: pages, files, errors and addresses nobody knows. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.nonce = secure(response.response)
    return next()
  }
}
