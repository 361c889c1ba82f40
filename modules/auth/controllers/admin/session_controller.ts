import type { HttpContext } from '@adonisjs/core/http'
import { signInStaff } from '#auth/actions/sign_in_staff'
import { adminSessionValidator } from '#auth/validators/admin_session'

/** The session of a staff member: who, in, out. */
export default class SessionController {
  async show({ auth }: HttpContext) {
    const { id, name, email, role } = auth.use('staff').user!
    return { data: { id, name, email, role } }
  }

  async store({ auth, request }: HttpContext) {
    const credentials = await adminSessionValidator.validate(request.body())
    const staff = await signInStaff(credentials, request.ip())
    await auth.use('staff').login(staff)
    return { data: { id: staff.id, name: staff.name, email: staff.email, role: staff.role } }
  }

  async destroy({ auth, session }: HttpContext) {
    await auth.use('staff').logout()
    session.clear()
    session.regenerate()
    return { data: {} }
  }
}
