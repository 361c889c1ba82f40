import { queryString } from './query_string'
import type { RouteName } from './route_table'
import {
  activeRouting,
  routeDefinition,
  type RouteDefinition,
  type RouteParam,
  type RouteParams,
} from './routing'

export { hasRoute, initialiseRouting, routeDefinition } from './routing'
export type { RouteName } from './route_table'
export type { RouteParams } from './routing'

/**
 * The address of a route: path parameters by name, whatever is left over becomes the query.
 *
 * @throws Error 'routing not initialized', 'route does not exist', 'parameter required for route'
 */
export function route(name: RouteName, params: RouteParams = {}): string {
  const definition = routeDefinition(name)
  const { defaults, port } = activeRouting()
  const own = withoutEmpty(params)
  const { path, used } = fillPattern(definition, { ...defaults, ...definition.defaults, ...own })
  const rest = Object.entries(own).filter(([key]) => !used.has(key))
  const origin = definition.domain ? originOf(definition.domain, port) : ''
  return origin + path + queryString(Object.fromEntries(rest))
}

function fillPattern(definition: RouteDefinition, given: RouteParams) {
  const used = new Set<string>()
  const segments: string[] = []
  for (const segment of definition.pattern.split('/').filter(Boolean)) {
    if (segment === '*') segments.push(String(given['*'] ?? ''))
    else if (!segment.startsWith(':')) segments.push(segment)
    else {
      const value = parameterOf(definition, segment, given)
      used.add(nameOf(segment))
      if (value !== undefined) segments.push(encodeURIComponent(value))
    }
  }
  return { path: '/' + segments.join('/'), used }
}

function parameterOf(definition: RouteDefinition, segment: string, given: RouteParams) {
  const parameter = nameOf(segment)
  const value = given[parameter]
  if (value === undefined || value === null || value === '') {
    if (segment.endsWith('?')) return undefined
    throw new Error(`parameter required for route: "${parameter}" of "${definition.name}"`)
  }
  const format = definition.formats[parameter]
  if (format && !format.test(String(value))) {
    console.warn(`"${value}" does not fit the format of "${parameter}" of "${definition.name}"`)
  }
  return String(value)
}

function nameOf(segment: string): string {
  return segment.slice(1).replace(/\?$/, '')
}

function originOf(domain: string, port: number | null): string {
  return `${window.location.protocol}//${domain}${port ? `:${port}` : ''}`
}

function withoutEmpty(params: RouteParams): Record<string, Exclude<RouteParam, null | undefined>> {
  const kept = Object.entries(params).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as Record<string, Exclude<RouteParam, null | undefined>>
}
