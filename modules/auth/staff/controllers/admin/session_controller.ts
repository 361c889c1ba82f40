import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { browserMark } from '#auth/login/known_browser'
import { signInStaff } from '#auth/staff/actions/sign_in_staff'
import { arrivingStaff, openStaffSignIn } from '#auth/staff/staff_sign_in'
import SignedInStaffTransformer from '#auth/staff/transformers/admin/signed_in_staff_transformer'
import { adminSessionValidator } from '#auth/staff/validators/staff'

/** The session of a staff member: who, in, out. */
export default class SessionController {
  async show({ auth }: HttpContext) {
    const staff = SignedInStaffTransformer.transform(auth.use('staff').user!)
    return { data: await serialized(staff) }
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
