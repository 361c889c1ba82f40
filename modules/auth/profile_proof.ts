import type { HttpContext } from '@adonisjs/core/http'
import { provePassword } from './current_password.js'
import { PasswordNeeded } from './exceptions.js'

/** A password the request carries, and the field that shows what is wrong with it. */
interface CarriedPassword {
  password: string | undefined
  field: 'password' | 'current_password'
}

/**
 * Makes sure that a change of the e-mail address or the password comes from the member itself.
 *
 * @throws required, wrong_password, too_many_attempts
 * @source requirement row A-21
 */
export async function proveMember(
  { auth }: HttpContext,
  { password, field }: CarriedPassword
): Promise<void> {
  if (password === undefined) throw new PasswordNeeded(field)
  await provePassword({ memberId: auth.use('member').user!.id, password, field })
}
