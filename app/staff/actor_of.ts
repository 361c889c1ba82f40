import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/audit/audit'

/** The staff member who sent the request, as the audit log names them. */
export function actorOf({ auth }: HttpContext): Extract<Actor, { source: 'admin' }> {
  return { source: 'admin', staffId: auth.use('staff').user!.id }
}
