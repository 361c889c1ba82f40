import type { IncomingMessage } from 'node:http'
import server from '@adonisjs/core/services/server'
import { isRendering } from '#app/inertia/server_rendering'
import { LOCALE_QUERY, textsIn } from '#app/middleware/locale_middleware'
import { sizeOfBody } from './body.js'
import type { EndpointRequest } from './endpoint.js'
import { pagesVersion } from './page_object.js'
import { openRouteOf, type FoundRoute } from './short_way.js'
import type { Visit } from './visit.js'

/** A path that says the same to everybody, in characters; the framework reads all others. */
const PATH = /^(\/[\w-]{1,200}){1,8}$/
/** Such an address is heard, and the page has another one. */
const NAMES_LANGUAGE = new RegExp(`[?&]${LOCALE_QUERY}=`)
/** Headers of visits that the framework alone answers. */
const UNUSUAL = [
  'x-inertia-error-bag',
  'x-inertia-reset',
  'x-inertia-except-once-props',
  'x-inertia-infinite-scroll-merge-intent',
  'content-encoding',
]

/** The route of a request that is as our pages send it; undefined for every other request. */
export function plainRouteOf(request: IncomingMessage): FoundRoute | undefined {
  const { method, url = '' } = request
  const isPlain = method === 'POST' ? isPlainWrite : method === 'GET' ? isPlainVisit : undefined
  if (!isPlain?.(request)) return undefined
  const [path] = url.split('?', 1)
  return PATH.test(path) ? openRouteOf(method!, path) : undefined
}

/** Whether a browser has no page of the shop yet: it gets the page as a document. */
export function isFirstVisit({ headers }: IncomingMessage): boolean {
  return headers['x-inertia'] === undefined
}

/** JSON that asks for JSON, with nothing but its body to read. */
function isPlainWrite(request: IncomingMessage): boolean {
  const { headers, url = '' } = request
  if (headers.accept !== 'application/json' || headers['x-inertia'] !== undefined) return false
  return !url.includes('?') && sizeOfBody(request) !== undefined
}

/** A visit within the shop, of this build of the pages, or one that begins here and needs the document. */
function isPlainVisit(request: IncomingMessage): boolean {
  const { headers } = request
  if (UNUSUAL.some((name) => headers[name] !== undefined)) return false
  if (isFirstVisit(request)) {
    if (!isRendering() || NAMES_LANGUAGE.test(request.url ?? '')) return false
    if (!headers.accept?.includes('text/html')) return false
  } else if (headers['x-inertia'] !== 'true' || headers['x-inertia-version'] !== pagesVersion) {
    return false
  }
  if (headers['x-inertia-partial-data'] === '') return false
  // Whether a proxy is believed that names another host the framework knows.
  const forwarded = headers['x-forwarded-host']
  return forwarded === undefined || forwarded === headers.host
}

/** A request of a member as an endpoint is told of it. */
export function requestOf(
  request: IncomingMessage,
  visit: Visit,
  { params, body = {} }: Pick<EndpointRequest, 'params'> & { body?: Record<string, unknown> }
): EndpointRequest {
  const { member, locale, session } = visit
  const { headers, url = '' } = request
  return {
    member,
    locale,
    texts: textsIn(locale),
    session: { sessionId: session.id, get: (name) => session.data[name] },
    params,
    segments: segmentsIn(params),
    qs: () => (url.includes('?') ? known(request).qs() : {}),
    body: () => body,
    header: (name) => headers[name] as string | undefined,
    host: () => headers.host ?? null,
    ip: () => addressOf(request),
  }
}

/** The router puts the parts that a star stands for beside the parameters, as a list. */
function segmentsIn(params: object): string[] {
  return (params as { '*'?: string[] })['*'] ?? []
}

/** The address of a page with its query, as the framework writes it. */
export function urlOf(request: IncomingMessage): string {
  const { url = '' } = request
  return url.includes('?') ? known(request).url(true) : url
}

/** A request as the framework knows it. */
export function known(request: IncomingMessage) {
  return server.createRequest(request, undefined as never)
}

/** Only a proxy says whom it speaks for, and whether it is believed the framework knows. */
function addressOf(request: IncomingMessage): string {
  const own = request.socket.remoteAddress
  const isForwarded = request.headers['x-forwarded-for'] !== undefined
  return own === undefined || isForwarded ? known(request).ip() : own
}
