import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { StaffRole } from '#app/staff/roles'

/** Which roles a route is for; a route for every staff member names them all. */
export interface StaffOptions {
  roles: readonly StaffRole[]
}

const refusal = (rule: string) => ({ errors: [{ rule, message: rule }] })

/** Opens the back-office API to staff members of the right role; a member's session is nobody here. */
export default class StaffMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { roles }: StaffOptions) {
    const guard = ctx.auth.use('staff')
    if (!(await guard.check())) return ctx.response.unauthorized(refusal('unauthorized'))
    if (!roles.includes(guard.user!.role)) return ctx.response.forbidden(refusal('forbidden'))
    return next()
  }
}
