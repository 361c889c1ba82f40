import type { RouteExtra } from './route_table'

/** One route of the generated registry. */
export interface RegisteredRoute {
  methods: readonly string[]
  /** Path with `:name` and `:name?` parameters. */
  pattern: string
}

/** Everything the client knows of a route. */
export interface RouteDefinition extends Required<Omit<RouteExtra, 'domain'>> {
  name: string
  methods: readonly string[]
  domain: string | null
}

/** A parameter of a path or query; null and undefined are left out. */
export type RouteParam =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[]
  | { readonly [key: string]: string | number | boolean }
export type RouteParams = Record<string, RouteParam>

/** What the helper works with; set once when the page starts. */
export interface Routing {
  routes: Record<string, RegisteredRoute>
  table: Record<string, RouteExtra>
  /** Parameters every route may fall back to. */
  defaults: RouteParams
  /** Port for routes on another domain. */
  port: number | null
}

let routing: Routing | null = null

/** Hands the helper its routes; null takes them away again. */
export function initialiseRouting(value: Routing | null): void {
  routing = value
}

/** @throws Error 'routing not initialized' before {@link initialiseRouting} */
export function activeRouting(): Routing {
  if (!routing) throw new Error('routing not initialized')
  return routing
}

/** Whether a route of that name exists on the server; a reserved name has an address only. */
export function hasRoute(name: string): boolean {
  return name in activeRouting().routes
}

/**
 * What is known of a route: pattern, methods, domain, formats, bindings, defaults.
 *
 * @throws Error 'route does not exist'
 */
export function routeDefinition(name: string): RouteDefinition {
  const { routes, table }: { routes: Partial<Routing['routes']>; table: Routing['table'] } =
    activeRouting()
  const registered = routes[name]
  const extra = table[name] ?? {}
  const pattern = extra.pattern ?? registered?.pattern
  if (pattern === undefined) throw new Error(`route does not exist: ${name}`)
  return {
    name,
    methods: registered?.methods ?? [],
    pattern,
    domain: extra.domain ?? null,
    formats: extra.formats ?? {},
    bindings: extra.bindings ?? {},
    defaults: extra.defaults ?? {},
  }
}
