import type { HttpContext } from '@adonisjs/core/http'
import { sameOriginPath } from '#app/http/same_origin'
import { wantedPage } from '#app/http/wanted_page'
import { wantsJson } from '#app/http/wants_json'
import { PASSWORD_INPUT_MAX } from '../constants.js'
import { PasswordConfirmationRequired } from '../exceptions.js'
import { checkPassword } from './actions/check_password.js'
import {
  hasConfirmedPassword,
  noteConfirmedPassword,
  type PasswordOwner,
} from './password_confirmation.js'

/** Where the password is asked for. */
export const CONFIRM_PATH = '/user/confirm-password'
/** Session key of the page that is gone back to afterwards. */
const INTENDED_KEY = 'confirmed_intended_url'
/** Where nothing better is known. */
const AFTERWARDS = '/profil'
/** Form fields that may carry the password of who is logged in. */
const FIELDS = ['current_password', 'password']

/** Whoever this request was let in as; only routes of the back-office look for a staff member. */
export function passwordOwner({ auth }: HttpContext): PasswordOwner {
  const guard = auth.use('staff').isAuthenticated ? 'staff' : 'member'
  return { guard, id: auth.use(guard).user!.id }
}

/**
 * Whether the request may go on: its session confirmed the password within 15 minutes, or the
 * request carries it. Otherwise a page has been sent to the password form, to come back after it;
 * a changing request comes back to the page it was made on.
 *
 * @throws password_confirmation_required to a script, too_many_attempts, wrong_password
 */
export async function requireConfirmedPassword(ctx: HttpContext): Promise<boolean> {
  const owner = passwordOwner(ctx)
  if (hasConfirmedPassword(ctx, owner)) return true
  const entered = enteredPassword(ctx)
  if (entered) {
    await checkPassword(owner, entered)
    noteConfirmedPassword(ctx, owner)
    return true
  }
  // The form is a page of the shop; the back-office asks in its own.
  if (wantsJson(ctx) || owner.guard === 'staff') throw new PasswordConfirmationRequired()
  ctx.session.put(INTENDED_KEY, pageOf(ctx) ?? AFTERWARDS)
  ctx.response.redirect().toPath(CONFIRM_PATH)
  return false
}

/** Where to go once the password was right. */
export function pathAfterConfirmation({ session }: HttpContext): string {
  return sameOriginPath(session.pull(INTENDED_KEY)) ?? AFTERWARDS
}

function enteredPassword({ request }: HttpContext) {
  const body = request.body()
  const field = FIELDS.find((name) => isPassword(body[name]))
  return field && { field, password: body[field] as string }
}

function isPassword(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= PASSWORD_INPUT_MAX
}

function pageOf(ctx: HttpContext): string | null {
  const { request } = ctx
  if (request.method() === 'GET') return wantedPage(ctx)
  return sameOriginPath(request.header('referer'), request.host() ?? undefined)
}
