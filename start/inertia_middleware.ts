import { InertiaManager } from '@adonisjs/inertia'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isDatabaseStalled } from '#app/database/stall_watch'
import { dialogOf } from '#app/inertia/dialog'
import { shareWithPages } from '#app/inertia/plain_properties'
import { localeOf } from '#app/middleware/locale_middleware'
import { settings } from '#app/settings/settings'
import { cartOf, nextGiftOf, type Cart } from '#catalogue'
import { footerLinks, menuFor } from '#content'

/** Gathers the properties every page has. What is a function is only computed when asked for. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  constructor() {
    super()
    shareWithPages((ctx) => this.share(ctx))
  }

  async share(ctx: HttpContext) {
    // An error page may be rendered before the session or the member are known.
    const member = (ctx as Partial<HttpContext>).auth?.use('member').user ?? null
    const locale = localeOf(ctx)
    const shop = await settings()
    // The cart knows the balance; both properties come from one statement.
    let reading: Promise<Cart> | undefined
    // Whoever is told that the database is silent is told without a cart.
    const hasCart = member !== null && !isDatabaseStalled()
    const cart = async () => (hasCart ? (reading ??= cartOf(member.id, locale)) : null)
    const nextGift = async () => {
      const points = (await cart())?.available_points
      return member && points !== undefined ? nextGiftOf({ id: member.id, points }, locale) : null
    }
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      dialog: ctx.inertia.always(dialogOf(ctx)),
      locale: ctx.inertia.always(locale),
      security: ctx.inertia.always({ user: member ? { id: member.id } : null }),
      notificationCount: () => 0,
      points: async () => (await cart())?.available_points ?? null,
      cart,
      nextGift,
      menu: () => menuFor(locale, member),
      footerLinks: () => footerLinks(locale),
      productName: shop.product_name,
      communityLink: shop.community_link,
      pushPublicKey: null as string | null,
      errorModals: shop.error_modals,
    }
  }

  /** Codes by field, under the bag the request names; values a sentence needs stand beside them. */
  getValidationErrors(ctx: HttpContext): Record<string, any> {
    const meta = (ctx as Partial<HttpContext>).session?.flashMessages.get('errorMeta', {}) ?? {}
    const values = Object.entries(meta).map(([key, value]) => [key, String(value)])
    const asked = ctx.request.header('x-inertia-error-bag')
    const errors = super.getValidationErrors(ctx)
    const told = { ...(asked ? (errors[asked] as object) : errors), ...Object.fromEntries(values) }
    // Some routes put their errors into a bag of their own, whoever asks.
    const bag = asked ?? (ctx as Partial<HttpContext>).session?.flashMessages.get('errorBag')
    // A bag with nothing in it would make the page take a success for a refusal.
    return bag && Object.keys(told).length ? { [bag]: told } : told
  }

  flash(ctx: HttpContext) {
    const flash = (ctx as Partial<HttpContext>).session?.flashMessages
    return {
      status: flash?.get('status') as string | undefined,
      success: flash?.get('success') as string | undefined,
      error: flash?.get('error') as string | undefined,
    }
  }

  /** As the framework does it, but for what pages share. */
  async init(ctx: HttpContext) {
    const manager = await ctx.containerResolver.make(InertiaManager)
    ctx.inertia = manager.createForRequest(ctx)
    ctx.inertia.flash(() => this.flash(ctx))
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
