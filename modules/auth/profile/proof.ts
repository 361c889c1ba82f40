import type { HttpContext } from '@adonisjs/core/http'
import { PasswordNeeded } from '../exceptions.js'
import { checkPassword } from '../passwords/actions/check_password.js'
import { hasConfirmedPassword, noteConfirmedPassword } from '../passwords/password_confirmation.js'
import { passwordOwner } from '../passwords/require_confirmed_password.js'

/** A password the request carries, and the field that shows what is wrong with it. */
interface CarriedPassword {
  password: string | undefined
  field: 'password' | 'current_password'
}

/**
 * Makes sure that another e-mail address or password comes from the member itself: by the password
 * the request carries, or by one that was confirmed lately. The form asks in place, so that nothing
 * typed is lost on the way to another page.
 *
 * @throws required, wrong_password, too_many_attempts
 * @source requirements A-21
 */
export async function proveMember(
  ctx: HttpContext,
  { password, field }: CarriedPassword
): Promise<void> {
  const owner = passwordOwner(ctx)
  if (password !== undefined) {
    await checkPassword(owner, { password, field })
    return noteConfirmedPassword(ctx, owner)
  }
  if (!hasConfirmedPassword(ctx, owner)) throw new PasswordNeeded(field)
}
