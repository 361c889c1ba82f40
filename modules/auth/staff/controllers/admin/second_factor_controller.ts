import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { settings } from '#app/settings/settings'
import { rememberBrowser } from '#auth/login/known_browser'
import { noteConfirmedPassword } from '#auth/passwords/password_confirmation'
import { timeCodeUri } from '#auth/second_factor/time_codes'
import { enterSecondFactor, setUpSecondFactor } from '#auth/staff/actions/enter_second_factor'
import { demoCodeOf } from '#auth/staff/demo_second_factor'
import type StaffMember from '#auth/staff/models/staff_member'
import { arrivingStaff, closeStaffSignIn, offeredSecret } from '#auth/staff/staff_sign_in'
import SignedInStaffTransformer from '#auth/staff/transformers/admin/signed_in_staff_transformer'
import { secondFactorValidator, setUpValidator } from '#auth/staff/validators/staff'

/** What comes after the password of a staff member: a code, the first time with a new secret. */
export default class SecondFactorController {
  async show(ctx: HttpContext) {
    const staff = await arrivingStaff(ctx)
    if (staff.sealedSecret !== null) {
      return { data: { step: 'code', demo_code: demoCodeOf(staff) } }
    }
    const { product_name: issuer } = await settings()
    const secret = offeredSecret(ctx, staff)
    const uri = timeCodeUri({ issuer, label: staff.email, secret })
    return { data: { step: 'set_up', secret, uri } }
  }

  async store(ctx: HttpContext) {
    const staff = await arrivingStaff(ctx)
    const body = ctx.request.body()
    let recoveryCodes: string[] | undefined
    if (staff.sealedSecret === null) {
      const { code } = await setUpValidator.validate(body)
      recoveryCodes = await setUpSecondFactor(staff, offeredSecret(ctx, staff), code)
    } else {
      const { code, recovery_code = '' } = await secondFactorValidator.validate(body)
      await enterSecondFactor(staff, code === undefined ? { recovery_code } : { code })
    }
    await this.#letIn(ctx, staff)
    const data = await serialized(SignedInStaffTransformer.transform(staff))
    return { data, recovery_codes: recoveryCodes }
  }

  async #letIn(ctx: HttpContext, staff: StaffMember) {
    closeStaffSignIn(ctx)
    await ctx.auth.use('staff').login(staff)
    rememberBrowser(ctx, { guard: 'staff', id: staff.id })
    // The password was entered a moment ago; nobody is asked for it twice.
    noteConfirmedPassword(ctx, { guard: 'staff', id: staff.id })
  }
}
