import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { enterSecondFactor, setUpSecondFactor } from '#auth/actions/enter_second_factor'
import { demoCodeOf } from '#auth/demo_second_factor'
import { rememberBrowser } from '#auth/logins/known_browser'
import { noteConfirmedPassword } from '#auth/password_confirmation'
import {
  arrivingStaff,
  closeStaffSignIn,
  offeredSecret,
  type ArrivingStaff,
} from '#auth/staff_sign_in'
import { timeCodeUri } from '#auth/time_codes'
import { secondFactorValidator, setUpValidator } from '#auth/validators/second_factor'

/** What comes after the password of a staff member: a code, the first time with a new secret. */
export default class SecondFactorController {
  async show(ctx: HttpContext) {
    const staff = await arrivingStaff(ctx)
    if (staff.sealedSecret !== null) {
      return { data: { step: 'code', demo_code: await demoCodeOf(staff) } }
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
    const { id, name, email, role } = staff
    return { data: { id, name, email, role }, recovery_codes: recoveryCodes }
  }

  async #letIn(ctx: HttpContext, { sealedSecret: _sealed, ...staff }: ArrivingStaff) {
    closeStaffSignIn(ctx)
    await ctx.auth.use('staff').login(staff)
    rememberBrowser(ctx, { guard: 'staff', id: staff.id })
    // The password was entered a moment ago; nobody is asked for it twice.
    noteConfirmedPassword(ctx, { guard: 'staff', id: staff.id })
  }
}
