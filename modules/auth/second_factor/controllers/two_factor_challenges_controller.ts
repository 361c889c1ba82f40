import type { HttpContext } from '@adonisjs/core/http'
import { enterMember, greet, rememberTokenOf } from '#auth/login/enter_member'
import { pendingLogin, type PendingLogin } from '#auth/login/pending_login'
import { showThrottled } from '#auth/login/throttled_page'
import { memberById } from '#auth/members/queries/member_by_id_sql'
import { passChallenge, type SecondFactor } from '../actions/pass_challenge.js'
import { challengeValidator } from '../validators/two_factor.js'

const PAGE = 'auth/two_factor_challenge'

/** The second factor of a login. */
export default class TwoFactorChallengesController {
  async create(ctx: HttpContext) {
    if (!pendingLogin(ctx)) return ctx.response.redirect().toPath('/belepes')
    return ctx.inertia.render(PAGE, {})
  }

  async store(ctx: HttpContext) {
    const pending = pendingLogin(ctx)
    if (!pending) return ctx.response.redirect().toPath('/belepes')
    const answer = await ctx.request.validateUsing(challengeValidator)
    const factor: SecondFactor = answer.recovery_code
      ? { recovery_code: answer.recovery_code }
      : { code: answer.code ?? '' }
    try {
      await passChallenge(pending, factor)
    } catch (error) {
      return showThrottled(ctx, error, (errors) => ctx.inertia.render(PAGE, errors))
    }
    return ctx.response.redirect().toPath(await this.#enter(ctx, pending))
  }

  async #enter(ctx: HttpContext, { memberId, remember, byCookie }: PendingLogin) {
    const member = await memberById(memberId)
    const cookie = byCookie ? await rememberTokenOf(ctx) : null
    const isOwn = cookie?.memberId === memberId
    const next = await enterMember(ctx, member, isOwn ? { cookie } : { remember })
    greet(ctx, member)
    return next
  }
}
