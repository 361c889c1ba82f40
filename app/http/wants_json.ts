import type { HttpContext } from '@adonisjs/core/http'

/** Addresses that scripts call; they get JSON whatever they say they accept. */
const SCRIPT_PATHS = ['/api/', '/webhooks/', '/health/', '/__transmit/']

/** Whether the asker reads JSON rather than pages; in-app navigation reads pages. */
export function wantsJson({ request }: HttpContext): boolean {
  if (SCRIPT_PATHS.some((path) => request.url().startsWith(path))) return true
  return request.accepts(['html', 'json']) === 'json'
}
