import type { HttpContext } from '@adonisjs/core/http'
import { openDialog } from '#app/inertia/dialog'
import { localeOf } from '#app/middleware/locale_middleware'
import type { EndpointRequest, JsonEndpoint, PageEndpoint, Reply } from './endpoint.js'

/**
 * Carries out a request that came through the framework, and notes on the answer where it was carried out before.
 *
 * @param input what the endpoint's validator found in it
 * @throws what the endpoint refuses
 */
export async function answerUsually<Input, Body>(
  ctx: HttpContext,
  endpoint: JsonEndpoint<Input, Body>,
  input: Input
): Promise<Reply<Body>> {
  const reply = await endpoint.answer(requestOf(ctx), input)
  if (reply instanceof Error) throw reply
  if (reply.replayed) ctx.response.header('Idempotent-Replay', 'true')
  return reply
}

/** Shows a page that was asked for through the framework. */
export async function showUsually(ctx: HttpContext, { show }: PageEndpoint) {
  const { component, props, dialog } = await show(requestOf(ctx))
  if (dialog) openDialog(ctx, dialog)
  // The page was checked against its component where it was made.
  return ctx.inertia.render(component, props as never)
}

/** A request of the framework as an endpoint is told of it; only behind the `auth` middleware. */
export function requestOf(ctx: HttpContext): EndpointRequest {
  const { auth, params, request, session } = ctx
  return {
    member: auth.use('member').getUserOrFail(),
    locale: localeOf(ctx),
    texts: ctx.i18n,
    session,
    params,
    segments: params['*'] ?? [],
    qs: () => request.qs(),
    body: () => request.body(),
    header: (name) => request.header(name),
    host: () => request.host(),
    ip: () => request.ip(),
  }
}
