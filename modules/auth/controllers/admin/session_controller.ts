import type { HttpContext } from '@adonisjs/core/http'
import { signInStaff } from '#auth/actions/sign_in_staff'
import { browserMark } from '#auth/logins/known_browser'
import { arrivingStaff, openStaffSignIn } from '#auth/staff_sign_in'
import { adminSessionValidator } from '#auth/validators/admin_session'

/** The session of a staff member: who, in, out. */
export default class SessionController {
  async show({ auth }: HttpContext) {
    const { id, name, email, role } = auth.use('staff').user!
    return { data: { id, name, email, role } }
  }

  /** The password opens nothing yet; the answer says what comes next. */
  async store(ctx: HttpContext) {
    const credentials = await adminSessionValidator.validate(ctx.request.body())
    const staffId = await signInStaff({
      ...credentials,
      address: ctx.request.ip(),
      browserMark: (id) => browserMark(ctx, { guard: 'staff', id }),
    })
    await openStaffSignIn(ctx, staffId)
    const { sealedSecret } = await arrivingStaff(ctx)
    return { data: { step: sealedSecret === null ? 'set_up' : 'code' } }
  }

  async destroy({ auth, session }: HttpContext) {
    await auth.use('staff').logout()
    session.clear()
    session.regenerate()
    return { data: {} }
  }
}
