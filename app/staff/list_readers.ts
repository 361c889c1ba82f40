import router from '@adonisjs/core/services/router'
import type { StaffOptions } from '#app/middleware/staff_middleware'
import type { StaffRole } from '#app/staff/roles'

/**
 * Whether a role may open a list of the back-office: the route of the list says it, and nothing else does.
 *
 * @throws a plain Error where no route of that name states roles
 */
export function mayOpenList(role: StaffRole, list: string): boolean {
  const found = router.match(`/api/admin/${list}`, 'GET', false)
  const stack = [...(found?.route.middleware.all() ?? [])] as { name?: string; args?: unknown }[]
  const stated = stack.filter(({ name }) => name === 'staff')
  if (!stated.length) throw new Error(`No route of a list "${list}" states its roles`)
  return stated.every(({ args }) => (args as StaffOptions).roles.includes(role))
}
