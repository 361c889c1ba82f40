import type { Route } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import type { JsonEndpoint, PageEndpoint } from './endpoint.js'

/** What answers a route with a short way. */
export type Endpoint = JsonEndpoint | PageEndpoint
type Handler = ReturnType<Route['getHandler']>
/** Middleware as `server.use` and `router.use` take it. */
export type MiddlewareLoader = () => Promise<{ default: unknown }>

/** A route that was found for an address. */
export interface FoundRoute {
  endpoint: Endpoint
  params: Record<string, string | undefined>
}

const marked = new Map<Handler, Endpoint>()
/** Those of them whose middleware are all known; none until the server has started. */
let open = new Map<Handler, Endpoint>()
/** What the router found for addresses without parameters, by method and address. */
let fixed = new Map<string, FoundRoute>()
let known: MiddlewareLoader[] = []

/**
 * Gives a route a short way: its plain requests are answered beside the framework, under the route's address and behind
 * its middleware (docs/decisions/0171).
 *
 * @param endpoint what the route's controller answers with as well
 */
export function shortWay<Marked extends Route<any>>(route: Marked, endpoint: Endpoint): Marked {
  marked.set(route.getHandler(), endpoint)
  return route
}

/** Names the middleware whose checks the short way makes too, or that do nothing to its requests. */
export function knowMiddleware(loaders: MiddlewareLoader[]): void {
  known = loaders
}

/**
 * Opens the short ways once all routes are registered. A route behind middleware that is not known is left to the
 * framework, and one line of the log says so.
 */
export async function openShortWays(): Promise<void> {
  const classes = new Set(await Promise.all(known.map(async (load) => (await load()).default)))
  const opened: typeof open = new Map()
  const closed: Record<string, string[]> = {}
  for (const { handler, methods, middleware, pattern } of router.toJSON().root ?? []) {
    const endpoint = marked.get(handler)
    if (!endpoint) continue
    const all = await Promise.all([...server.getMiddlewareList(), ...middleware.all()].map(classOf))
    const unknown = all.filter((one) => !classes.has(one))
    if (unknown.length) closed[`${methods[0]} ${pattern}`] = unknown.map(nameOf)
    else opened.set(handler, endpoint)
  }
  open = opened
  fixed = new Map()
  if (Object.keys(closed).length === 0) return
  logger.warn({ routes: closed }, 'Routes without their short way, because of middleware')
}

/** The route of an address, where its short way is open. */
export function openRouteOf(method: string, path: string): FoundRoute | undefined {
  if (!open.size) return undefined
  const name = `${method} ${path}`
  const known = fixed.get(name)
  if (known) return known
  const found = router.match(path, method, false)
  const endpoint = found && open.get(found.route.handler)
  if (!endpoint) return undefined
  const route = { endpoint, params: found.params }
  if (Object.keys(found.params).length === 0) fixed.set(name, route)
  return route
}

/** The class middleware is loaded from; a function that stands on a route is what it is. */
async function classOf(middleware: object): Promise<unknown> {
  if (!('reference' in middleware)) return middleware
  const { reference } = middleware as { reference: MiddlewareLoader }
  const isClass = reference.prototype !== undefined
  return isClass ? reference : (await reference()).default
}

function nameOf(middleware: unknown): string {
  return (middleware as { name?: string }).name || 'a function'
}
