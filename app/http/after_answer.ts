import type { HttpContext } from '@adonisjs/core/http'

/** Does something once the answer of a request has left, or nobody is there any more to take it; at once outside a request. */
export function afterAnswer(ctx: HttpContext | undefined, work: () => void): void {
  const response = ctx?.response.response
  if (!response || response.destroyed || response.writableFinished) return work()
  response.once('close', work)
}
