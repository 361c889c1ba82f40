import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PassChallenge, type SecondFactor } from '#auth/actions/pass_challenge'
import { enter, greet, rememberTokenOf } from '#auth/entrance'
import { pendingLogin, type PendingLogin } from '#auth/pending_login'
import { memberById } from '#auth/queries/member_by_id'
import { showThrottled } from '#auth/throttled_page'
import { challengeValidator } from '#auth/validators/two_factor'

const PAGE = 'auth/two_factor_challenge'

/** The second factor of a login. */
export default class TwoFactorChallengesController {
  async create(ctx: HttpContext) {
    if (!pendingLogin(ctx)) return ctx.response.redirect().toPath('/belepes')
    return ctx.inertia.render(PAGE, {})
  }

  @inject()
  async store(ctx: HttpContext, passChallenge: PassChallenge) {
    const pending = pendingLogin(ctx)
    if (!pending) return ctx.response.redirect().toPath('/belepes')
    const answer = await ctx.request.validateUsing(challengeValidator, { data: ctx.request.body() })
    const factor: SecondFactor = answer.recovery_code
      ? { recovery_code: answer.recovery_code }
      : { code: answer.code ?? '' }
    try {
      await passChallenge.handle(pending, factor)
    } catch (error) {
      return showThrottled(ctx, error, (errors) => ctx.inertia.render(PAGE, errors))
    }
    return ctx.response.redirect().toPath(await this.#enter(ctx, pending))
  }

  async #enter(ctx: HttpContext, { memberId, remember, byCookie }: PendingLogin) {
    const member = await memberById(memberId)
    const cookie = byCookie ? await rememberTokenOf(ctx) : null
    const isOwn = cookie?.memberId === memberId
    const next = await enter(ctx, member, isOwn ? { cookie } : { remember })
    greet(ctx, member)
    return next
  }
}
