import type { IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import server from '@adonisjs/core/services/server'
import type { HttpContext } from '@adonisjs/core/http'
import { Inertia, symbols } from '@adonisjs/inertia'
import { textsIn } from '#app/middleware/locale_middleware'
import { pageObjectOf } from './page_object.js'
import type { Visit } from './shortcut.js'

/** What the address of a page says. */
export interface PageAddress {
  url: string
  params: Record<string, string | undefined>
}

/**
 * As much of a context as a page of a member reads: who asks, in which language, what the address and the
 * session hold. Whatever else a controller asks of it fails, and the framework answers.
 */
export function pageContext(
  request: IncomingMessage,
  { member, locale, session }: Visit,
  { url: asked, params }: PageAddress
): HttpContext {
  const { headers } = request
  const { url, path, qs } = addressIn(request, asked)
  const guard = { user: member, getUserOrFail: () => member }
  const context = {
    params,
    i18n: textsIn(locale),
    containerResolver: app.container,
    auth: { user: member, use: (name: string) => (name === 'member' ? guard : undefined) },
    request: {
      url: (withQuery = false) => (withQuery ? url : path),
      qs: () => qs,
      method: () => 'GET',
      host: () => headers.host,
      header: (name: string) => headers[name],
    },
    session: {
      sessionId: session.id,
      get: (name: string, fallback?: unknown) => session.data[name] ?? fallback,
      has: (name: string) => name in session.data,
      flashMessages: { get: (_name: string, fallback?: unknown) => fallback },
    },
    inertia: {
      ctx: undefined as unknown,
      always: (value: unknown) => ({ value, [symbols.ALWAYS_PROP]: true }),
      dialog: Inertia.prototype.dialog,
      render: (component: string, props: Record<string, unknown>) =>
        pageObjectOf(context as unknown as HttpContext, { component, props, url }),
    },
  }
  context.inertia.ctx = context
  return context as unknown as HttpContext
}

/** What an address with a query says, as the framework reads it. */
function addressIn(request: IncomingMessage, url: string) {
  if (!url.includes('?')) return { url, path: url, qs: {} }
  const known = server.createRequest(request, undefined as never)
  return { url: known.url(true), path: known.url(), qs: known.qs() }
}
