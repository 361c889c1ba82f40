import type { RouteName } from './route_table'
import { activeRouting, routeDefinition, type RouteParams } from './routing'

interface Match {
  name: string
  params: Record<string, string>
  /** Fixed segments of the pattern; among matching routes the most fixed one is meant. */
  fixed: number
}

/**
 * Whether an address (the current one by default) belongs to a route. `*` stands for the rest of
 * a name, and `extra-points.*` also means `extra-points` itself. Given parameters must be equal.
 */
export function isCurrentRoute(
  name: RouteName | `${string}*`,
  params: RouteParams = {},
  url = currentUrl()
) {
  const match = bestMatch(url)
  if (!match || !nameFits(match.name, name)) return false
  const { searchParams } = new URL(url, 'http://shop')
  return Object.entries(params).every(([key, value]) => {
    const actual = match.params[key] ?? searchParams.get(key)
    return actual === String(value)
  })
}

/** The name of the route an address (the current one by default) belongs to. */
export function currentRouteName(url = currentUrl()): string | null {
  return bestMatch(url)?.name ?? null
}

function bestMatch(url: string): Match | null {
  const path = new URL(url, 'http://shop').pathname
  const matches = Object.keys(activeRouting().routes)
    .map((name) => matchOf(name, path))
    .filter((match) => match !== null)
  return matches.sort((one, other) => other.fixed - one.fixed)[0] ?? null
}

function matchOf(name: string, path: string): Match | null {
  const { pattern, formats, methods } = routeDefinition(name)
  if (!methods.includes('GET')) return null
  const segments = pattern.split('/').filter(Boolean)
  const expression = segments
    .map((segment, at) => expressionOf(segment, formats, segments[at + 1]))
    .join('')
  const found = new RegExp(`^${expression || '/'}/?$`).exec(path)
  if (!found) return null
  const params = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined)
  return {
    name,
    params: Object.fromEntries(params.map(([key, value]) => [key, decoded(value)])),
    fixed: segments.filter((segment) => !segment.startsWith(':') && segment !== '*').length,
  }
}

function expressionOf(
  segment: string,
  formats: Record<string, RegExp>,
  next: string | undefined
): string {
  if (segment === '*') return '/.*'
  if (!segment.startsWith(':')) return '/' + segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const name = nameOf(segment)
  // What has a format goes before what may be anything, as on the server: `/ajandekok/2` is a page.
  const isOvertaken = !formats[name] && next !== undefined && nameOf(next) in formats
  const optional = segment.endsWith('?') && (isOvertaken ? '??' : '?')
  const format = formats[name]?.source.replace(/^\^|\$$/g, '') ?? '[^/]+'
  return `(?:/(?<${name}>${format}))${optional || ''}`
}

function nameOf(segment: string): string {
  return segment.slice(1).replace(/\?$/, '')
}

function nameFits(name: string, wanted: string): boolean {
  if (!wanted.includes('*')) return name === wanted
  if (wanted.endsWith('.*') && name === wanted.slice(0, -2)) return true
  const parts = wanted.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function currentUrl(): string {
  return window.location.href
}
