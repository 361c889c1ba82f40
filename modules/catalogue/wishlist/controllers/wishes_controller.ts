import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { comeBackTo, pathOfGuest } from '#app/middleware/auth_middleware'
import { localeOf } from '#app/middleware/locale_middleware'
import { balanceOf } from '#points'
import { toggleWish } from '../actions/toggle_wish.js'
import { nextGiftOf } from '../queries/next_gift.js'
import { wishlistOf } from '../queries/wishlist_of.js'

/** What a member saves for. */
export default class WishesController {
  async store(ctx: HttpContext) {
    const member = ctx.auth.use('member').user
    if (!member) return this.#leadToLogin(ctx)
    const added = await toggleWish(member.id, ctx.params.product)
    if (!wantsJson(ctx)) return ctx.response.redirect().status(303).back()
    const locale = localeOf(ctx)
    const saver = { id: member.id, points: await balanceOf(member.id) }
    const [wishlist, nextGift] = await Promise.all([
      wishlistOf(member.id, locale),
      nextGiftOf(saver, locale),
    ])
    return ctx.response.json({ added, wishlist, nextGift })
  }

  /** A guest logs in and comes back to the page the wish was made on. */
  #leadToLogin(ctx: HttpContext) {
    const { response } = ctx
    comeBackTo(ctx)
    const redirect = pathOfGuest(ctx)
    if (wantsJson(ctx)) return response.json({ redirect })
    return response.redirect().status(303).toPath(redirect)
  }
}
