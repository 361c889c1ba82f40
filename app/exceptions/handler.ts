import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { asKnownReader } from '#app/http/known_reader'
import { sameOriginPath } from '#app/http/same_origin'
import { leadBackTo, wantedPage } from '#app/http/wanted_page'
import { wantsJson } from '#app/http/wants_json'
import { Overloaded } from '#app/load/bounded_line'
import { localise } from '#app/middleware/locale_middleware'
import { errorHelp } from '#app/rules/error_help'
import { answerOf, type ErrorAnswer } from './answer.js'
import { DatabaseStalled, isPassing } from './database_errors.js'
import { PageException } from './page_exceptions.js'
import { plainPage } from './plain_page.js'
import { inFormOf } from './script_forms.js'

/** Turns every error into the answer its reader understands: a page, a field error or JSON. */
export default class HttpExceptionHandler extends ExceptionHandler {
  async handle(error: unknown, ctx: HttpContext) {
    const answer = answerOf(error)
    const { retryAfterSeconds } = answer
    // What was prepared before the failure is not what is sent.
    ctx.response.removeHeader('Content-Disposition')
    ctx.response.removeHeader('ETag')
    if (retryAfterSeconds) ctx.response.header('Retry-After', String(retryAfterSeconds))
    if (answer.status >= 500) ctx.response.header('X-Request-Id', ctx.request.id() ?? '')
    if (wantsJson(ctx)) return this.#tellScript(answer, ctx)
    if (answer.belongsToForm && isForm(ctx)) return this.#tellForm(answer, ctx)
    return asKnownReader(ctx, () => this.#tellReader(answer, ctx))
  }

  async report(error: unknown, ctx: HttpContext) {
    const { status, code } = answerOf(error)
    const isForeseen = error instanceof PageException || error instanceof DatabaseStalled
    // Somebody should know, but a stack for each refusal would only add to the load.
    if (error instanceof Overloaded) ctx.logger.warn({ status, code }, error.message)
    else if (isForeseen) ctx.logger.debug({ status, code }, 'Request refused')
    else if (status >= 500) ctx.logger.error({ err: error, status, code }, 'Request failed')
    else if (status !== 404) ctx.logger.debug({ status, code }, 'Request refused')
  }

  #tellScript(answer: ErrorAnswer, { request, response }: HttpContext) {
    response.status(answer.status).json(inFormOf(request.url(), answer, request.id()))
  }

  #tellForm({ code, errors }: ErrorAnswer, ctx: HttpContext) {
    localise(ctx)
    const { session, i18n, response, request } = ctx
    const fields: Record<string, string[]> = {}
    let meta = {}
    for (const error of errors) {
      // Without an error of its own the page would take the answer for a success.
      ;(fields[error.field ?? 'default'] ??= []).push(error.message)
      meta = { ...meta, ...error.meta }
    }
    session.flash('inputErrorsBag', fields)
    session.flash('errorMeta', meta)
    if (fields.default) session.flash('error', sentence(i18n, code, meta))
    response.redirect().toPath(previousPath(request))
  }

  async #tellReader(answer: ErrorAnswer, ctx: HttpContext) {
    localise(ctx)
    const { status, code } = answer
    const requestId = status >= 500 ? (ctx.request.id() ?? null) : null
    const again = askedPage(ctx)
    if (errorHelp(status, code) === 'log_in' && hasSession(ctx)) leadBackTo(ctx, again)
    // Some requests are refused before pages can be made.
    if (!('inertia' in ctx)) return this.#tellPlainly(ctx, answer)
    try {
      const page = await ctx.inertia.render('content/error', { status, code, requestId, again })
      ctx.response.status(status).send(page)
    } catch (error) {
      const level = isPassing(error) ? 'debug' : 'error'
      ctx.logger[level]({ err: error }, 'The error page could not be made')
      this.#tellPlainly(ctx, answer)
    }
  }

  #tellPlainly(ctx: HttpContext, { status, code }: ErrorAnswer) {
    ctx.response.removeHeader('X-Inertia')
    ctx.response
      .status(status)
      .type('html')
      .send(plainPage(ctx, { status, code, again: askedPage(ctx) }))
  }
}

/** A form can be returned to; an address that was merely opened cannot. */
function isForm(ctx: HttpContext) {
  return hasSession(ctx) && !['GET', 'HEAD'].includes(ctx.request.method())
}

/** Some requests are refused before it is there. */
function hasSession(ctx: HttpContext) {
  const { session } = ctx as Partial<HttpContext>
  return Boolean(session?.initiated)
}

/** What to load for another try: the page itself, or the one that something was sent from. */
function askedPage(ctx: HttpContext): string {
  return sameOriginPath(wantedPage(ctx)) ?? previousPath(ctx.request)
}

function previousPath(request: HttpContext['request']) {
  return sameOriginPath(request.header('referer'), request.host() ?? undefined) ?? '/'
}

/** @source requirements V-12: by code, else the text of every error */
function sentence(i18n: HttpContext['i18n'], code: string, meta: Record<string, unknown>) {
  return i18n.t(`errors.${code}.default`, meta, i18n.t('errors.default'))
}
