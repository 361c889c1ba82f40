import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Maintenance } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import env from '#start/env'

/** Stays open for staff and probes while the shop is closed. @source requirements E-11 */
const OPEN = ['/admin', '/api/admin', '/invoke', '/health', '/dev']
/** Looking into the environment takes longer than all else here. */
const isClosed = env.get('MAINTENANCE', false)

/** Closes the shop for members while the switch (variable, setting or command) is on. */
export default class MaintenanceMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if ((await isShopClosed()) && !isOpen(request.url())) throw new Maintenance()
    return next()
  }
}

/** Whether members find the shop closed. */
export async function isShopClosed(): Promise<boolean> {
  return isClosed || (await settings()).maintenance
}

function isOpen(path: string) {
  return OPEN.some((start) => path === start || path.startsWith(`${start}/`))
}
