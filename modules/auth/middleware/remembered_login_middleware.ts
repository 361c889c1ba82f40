import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LOGIN_KEY } from '#app/sessions/session_row'
import { rememberTokenOf } from '../login/enter_member.js'
import { rememberedLoginOf } from '../login/member_provider.js'
import { beginPendingLogin, pendingLogin } from '../login/pending_login.js'
import type { Member } from '../members/member.js'

/**
 * Goes on with a remember cookie after the guard looked at it: the new session belongs to the login
 * of the cookie; where a second factor is asked for, it waits for that instead.
 */
export default class RememberedLoginMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('member')
    if (guard.user && guard.viaRemember) this.#name(ctx, guard.user)
    else if (guard.attemptedViaRemember && !guard.user) await this.#challenge(ctx)
    return next()
  }

  #name({ session }: HttpContext, member: Member) {
    const login = rememberedLoginOf(member)
    if (login) session.put(LOGIN_KEY, login.loginId)
  }

  async #challenge(ctx: HttpContext) {
    if (pendingLogin(ctx)) return
    const found = await rememberTokenOf(ctx)
    if (!found || found.member.twoFactorConfirmedAt === null) return
    beginPendingLogin(ctx, { memberId: found.memberId, remember: false, byCookie: true })
  }
}
