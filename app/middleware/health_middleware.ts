import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readiness } from '#app/health/readiness'

/** Answers probes before session, member or database are asked for anything. */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (path !== '/health/live' && path !== '/health/ready') return next()
    response.header('Cache-Control', 'no-store')
    if (path === '/health/live') return response.json({ status: 'ok' })
    const state = await readiness()
    return response.status(state.status === 'ok' ? 200 : 503).json(state)
  }
}
