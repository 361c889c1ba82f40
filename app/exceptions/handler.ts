import app from '@adonisjs/core/services/app'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import { DomainException } from './domain_exception.js'

/** Turns every error into the answer its reader understands: a page, a field error or JSON. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = true

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '401..599': (error, { inertia }) => inertia.render('content/error', { status: error.status }),
  }

  async handle(error: any, ctx: HttpContext) {
    if (error instanceof DomainException) return this.#refuse(error, ctx)
    return super.handle(error, ctx)
  }

  #refuse(error: DomainException, ctx: HttpContext) {
    const code = error.code ?? 'default'
    if (ctx.request.accepts(['html', 'json']) === 'json') {
      const errors = [{ field: error.field, rule: code, message: code, meta: error.meta }]
      return ctx.response.status(error.status).json({ errors })
    }
    if (error.field) ctx.session.flash('inputErrorsBag', { [error.field]: [code] })
    else ctx.session.flash('error', code)
    ctx.session.flash('errorMeta', error.meta ?? {})
    return ctx.response.redirect().back()
  }

  async report(error: unknown, ctx: HttpContext) {
    if (!app.inTest) return super.report(error, ctx)
  }
}
