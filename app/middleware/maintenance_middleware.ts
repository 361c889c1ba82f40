import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Maintenance } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import env from '#start/env'

/** Stays open for staff and probes while the shop is closed. @source requirement row E-11 */
const OPEN = ['/admin', '/api/admin', '/health', '/dev/', '/lang/']

/** Closes the shop for members while the switch (variable, setting or command) is on. */
export default class MaintenanceMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    const isOpen = OPEN.some((start) => path === start || path.startsWith(slashed(start)))
    if (!isOpen && (env.get('MAINTENANCE') || (await settings()).maintenance)) {
      throw new Maintenance()
    }
    return next()
  }
}

function slashed(start: string) {
  return start.endsWith('/') ? start : `${start}/`
}
