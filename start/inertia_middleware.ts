import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cartOf } from '#catalogue'

/** Gathers the properties every page has. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    // An error page may be rendered before the session or the member are known.
    const { auth, i18n } = ctx as Partial<HttpContext>
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      locale: ctx.inertia.always(i18n?.locale ?? 'en'),
      security: ctx.inertia.always({ user: auth?.user ? { id: auth.user.id } : null }),
      cart: async () =>
        auth?.user ? cartOf(auth.user.id, i18n?.locale === 'hu' ? 'hu' : 'en') : null,
    }
  }

  flash(ctx: HttpContext) {
    const flash = (ctx as Partial<HttpContext>).session?.flashMessages
    return {
      status: flash?.get('status') as string | undefined,
      success: flash?.get('success') as string | undefined,
      error: flash?.get('error') as string | undefined,
    }
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
