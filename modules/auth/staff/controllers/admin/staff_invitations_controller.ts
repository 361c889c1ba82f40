import type { HttpContext } from '@adonisjs/core/http'
import { acceptStaffInvitation, inviteeOf } from '#auth/staff/actions/accept_staff_invitation'
import { arrivingStaff, openStaffSignIn } from '#auth/staff/staff_sign_in'
import { invitationAcceptanceValidator } from '#auth/staff/validators/staff'

/** The link of an invitation, by which a staff member chooses a password. */
export default class StaffInvitationsController {
  async show({ params, request }: HttpContext) {
    const { name, email } = await inviteeOf(String(params.token), request.ip())
    return { data: { name, email } }
  }

  /** The password is set, and the sign-in goes on with the second factor. */
  async store(ctx: HttpContext) {
    const { password } = await invitationAcceptanceValidator.validate(ctx.request.body())
    const token = String(ctx.params.token)
    const { id } = await acceptStaffInvitation({ token, password, address: ctx.request.ip() })
    await openStaffSignIn(ctx, id)
    const { sealedSecret } = await arrivingStaff(ctx)
    return { data: { step: sealedSecret === null ? 'set_up' : 'code' } }
  }
}
