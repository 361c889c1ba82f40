import { Secret } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { sameOriginPath } from '#app/http/same_origin'
import { textsIn } from '#app/middleware/locale_middleware'
import { LOGIN_KEY } from '#app/sessions/session_row'
import { visitorOf } from '#app/sessions/visitor'
import { transaction } from '#app/transaction'
import { locales } from '#config/i18n'
import { noteLogin } from '../invitations/member_marks_sql.js'
import type { FoundMember, Member } from '../members/member.js'
import { noteSecurityEvent } from '../members/tell_of_security.js'
import {
  closeRegistration,
  openRegistration,
  pathOfOpenStep,
} from '../registration/registration_session.js'
import { browserMark, rememberBrowser } from './known_browser.js'
import { rememberAs } from './member_provider.js'
import type RememberToken from './models/remember_token.js'
import { beginPendingLogin, endPendingLogin } from './pending_login.js'
import { findRememberToken } from './remember_tokens.js'
import { newToken } from './secrets.js'

/** Cookie of a remembered login; the guard gives it its name. */
const REMEMBER_COOKIE = 'remember_member'
/** Where a login waits for its second factor. */
export const CHALLENGE_PATH = '/two-factor-challenge'

/** A member who has passed the first factor. */
export interface FirstFactorPassed extends FoundMember {
  /** Asked to be remembered for thirty days. */
  remember: boolean
}

/**
 * Goes on after the first factor: logs in, asks for the second one, or opens the rest of
 * the registration.
 *
 * @returns where to go
 */
export async function continueLogin(ctx: HttpContext, arrival: FirstFactorPassed): Promise<string> {
  const { member, hasSecondFactor, remember } = arrival
  endPendingLogin(ctx)
  if (member.registeredAt === null) {
    openRegistration(ctx, member.id)
    return pathOfOpenStep(member)
  }
  if (hasSecondFactor) {
    beginPendingLogin(ctx, { memberId: member.id, remember, byCookie: false })
    return CHALLENGE_PATH
  }
  const intended = await enterMember(ctx, member, { remember })
  greet(ctx, member)
  return intended
}

/** The request came in the browser's language; from here on it is the member's. @source requirements I-10 */
export function greet({ session, i18n }: HttpContext, member: Member): void {
  const own = locales.find((locale) => locale === member.locale)
  session.flash('status', (own ? textsIn(own) : i18n).t('auth.login.success'))
}

/**
 * Logs a member in, in a session with a new id. It is a login of its own, or goes on with the one
 * of the remember cookie, which then ends when it would have ended. Who logs in with a browser that the account does not
 * know is told of it, but for a member who has just registered.
 *
 * @returns the page that was wanted before
 */
export async function enterMember(
  ctx: HttpContext,
  member: Member,
  how: { remember: boolean; isNew?: boolean } | { cookie: RememberToken }
): Promise<string> {
  const { auth, session } = ctx
  const intended = sameOriginPath(session.pull('intended_url')) ?? '/'
  const cookie = 'cookie' in how ? how.cookie : undefined
  const loginId = cookie?.loginId ?? newToken()
  session.put(LOGIN_KEY, loginId)
  rememberAs(member, { login: { ...visitorOf(ctx), loginId }, goesOn: cookie })
  await auth.use('member').login(member, 'cookie' in how || how.remember)
  await markLogin(ctx, member.id, { isOwn: 'cookie' in how || how.isNew })
  endPendingLogin(ctx)
  closeRegistration(ctx)
  return intended
}

/**
 * Notes in the browser, and by marks in the database, that a member has logged in here.
 *
 * @param isOwn the browser is the member's although the account does not know it yet
 */
export async function markLogin(
  ctx: HttpContext,
  memberId: number,
  { isOwn = false }: { isOwn?: boolean }
): Promise<void> {
  const owner = { guard: 'member', id: memberId } as const
  const isKnown = isOwn || browserMark(ctx, owner) !== null
  const login = { memberId, address: ctx.request.ip(), browserId: rememberBrowser(ctx, owner) }
  await transaction(async (trx) => {
    await noteLogin(trx, login)
    if (isKnown) return
    const { browser, system } = visitorOf(ctx)
    await noteSecurityEvent(trx, { memberId, what: 'login', device: { browser, system } })
  })
}

/** The token the request's remember cookie names; null where it names none that holds. */
export async function rememberTokenOf({ request }: HttpContext) {
  const cookie = request.encryptedCookie(REMEMBER_COOKIE)
  return typeof cookie === 'string' ? findRememberToken(new Secret(cookie)) : null
}
