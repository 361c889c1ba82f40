import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { dialogOf } from '#app/inertia/dialog'
import { measuringAnswerIn } from '#app/rules/measuring_answer'
import { keepHistoryPrivate } from '#app/inertia/private_history'
import { localeOf } from '#app/middleware/locale_middleware'
import { sharedProperties } from '#start/shared_properties'

/** Gathers the properties every page has; some are told with every part of a page. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    // An error page may be rendered before the session or the member are known.
    const member = (ctx as Partial<HttpContext>).auth?.use('member').user ?? null
    const locale = localeOf(ctx)
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      dialog: ctx.inertia.always(dialogOf(ctx)),
      locale: ctx.inertia.always(locale),
      security: ctx.inertia.always({ user: member ? { id: member.id } : null }),
      ...(!member && isAskedAboutMeasuring(ctx) && { asksMeasuring: true }),
      ...(await sharedProperties({ member, locale })),
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

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    keepHistoryPrivate(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

/** Whether the document of a guest comes with the question about measuring; later the browser knows by itself. */
function isAskedAboutMeasuring({ request }: HttpContext): boolean {
  if (request.header('x-inertia') !== undefined) return false
  return measuringAnswerIn(request.header('cookie') ?? '') === null
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
