import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import type { DrawName } from '#promo/draw/picks'
import { announceDraws } from '#promo/draws/actions/commit_draws'
import { drawAgain } from '#promo/draws/actions/draw_again'
import { freezeDraw } from '#promo/draws/actions/freeze_draw'
import { runDraw } from '#promo/draws/actions/run_draw'
import { voidDraw } from '#promo/draws/actions/void_draw'
import Draw from '#promo/draws/models/draw'
import { runValidator, voidValidator } from '#promo/draws/validators/draw_desk_validator'
import { publishWinners } from '#promo/games/actions/publish_winners'
import Promotion from '#promo/games/models/promotion'

/** The steps of draws; each answers whether it was taken, or waits for a second person. */
export default class DrawStepsController {
  /** All draws of a game that are drafts yet. */
  async announce(ctx: HttpContext) {
    const promotion = await Promotion.find(ctx.params.id)
    if (!promotion) throw new NotFound()
    return told(ctx, (await announceDraws(promotion.slug, actorOf(ctx))) > 0)
  }

  async freeze(ctx: HttpContext) {
    return told(ctx, (await freezeDraw(await nameOf(ctx), { by: actorOf(ctx) })) !== null)
  }

  async run(ctx: HttpContext) {
    const given = await runValidator.validate(ctx.request.body())
    const signature = given.signature ?? undefined
    const called = given.called ?? undefined
    return told(ctx, await runDraw(await nameOf(ctx), { by: actorOf(ctx), signature, called }))
  }

  async names(ctx: HttpContext) {
    return told(ctx, (await publishWinners(await nameOf(ctx), actorOf(ctx))) !== null)
  }

  async void(ctx: HttpContext) {
    const { reason } = await voidValidator.validate(ctx.request.body())
    return told(ctx, await voidDraw(await nameOf(ctx), { reason, by: actorOf(ctx) }))
  }

  async again(ctx: HttpContext) {
    return told(ctx, await drawAgain(await nameOf(ctx), actorOf(ctx)))
  }
}

/** @throws not_found */
async function nameOf({ params }: HttpContext): Promise<DrawName> {
  const draw = await Draw.find(params.id)
  if (!draw) throw new NotFound()
  const { slug: campaign } = await Promotion.findOrFail(draw.promotionId)
  return { campaign, draw: draw.key }
}

function told({ params }: HttpContext, isDone: boolean) {
  return { data: { id: Number(params.id), is_done: isDone } }
}
