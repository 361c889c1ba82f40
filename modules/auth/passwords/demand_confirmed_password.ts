import type { HttpContext } from '@adonisjs/core/http'
import { PasswordConfirmationRequired } from '../exceptions.js'
import { hasConfirmedPassword } from './password_confirmation.js'
import { passwordOwner } from './require_confirmed_password.js'

/**
 * For a deed of which only its contents say that it needs the password: the back-office asks for it and sends
 * the deed again.
 *
 * @throws password_confirmation_required
 */
export function demandConfirmedPassword(ctx: HttpContext): void {
  if (!hasConfirmedPassword(ctx, passwordOwner(ctx))) throw new PasswordConfirmationRequired()
}
