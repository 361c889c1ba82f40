import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { BadRequest } from '#app/exceptions/page_exceptions'

/** A NUL as it may stand in JSON or in a form. */
const ENCODED_NUL = /\0|\\u0000|%00/

/** Whether a text may hold a NUL, plainly or in codes. */
export function mayHoldNul(text: string): boolean {
  return ENCODED_NUL.test(text)
}

/** Refuses texts with a NUL: no person types one, and PostgreSQL cannot hold it. */
export default class NoNulMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (mayHoldNul(request.raw() ?? '') && holdsNul(request.body())) {
      throw new BadRequest('Malformed text')
    }
    return next()
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, inner]) => holdsNul(name) || holdsNul(inner))
}
