import { HttpRequest, Redirect, type HttpContext } from '@adonisjs/core/http'
import { sameOriginPath } from './same_origin.js'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a request carries: its query where it reads, its body where it changes something. */
function contentsOf(request: HttpRequest): Record<string, any> {
  return READING.has(request.method()) ? request.qs() : (request.body() ?? {})
}

/**
 * Makes `all`, `input`, `only` and `except` read the body alone where a request changes something:
 * the framework lets the query string override it. Makes "back" lead to this shop only.
 */
export function readOwnContentsOnly(): void {
  HttpRequest.macro('all', function (this: HttpRequest) {
    return contentsOf(this)
  })
  HttpRequest.macro('input', function (this: HttpRequest, key: string, fallback?: unknown) {
    return valueAt(contentsOf(this), key) ?? fallback
  })
  HttpRequest.macro('only', function (this: HttpRequest, keys: readonly string[]) {
    const contents = contentsOf(this)
    const found = keys.filter((key) => Object.hasOwn(contents, key))
    return Object.fromEntries(found.map((key) => [key, contents[key]])) as never
  })
  HttpRequest.macro('except', function (this: HttpRequest, keys: readonly string[]) {
    const kept = Object.entries(contentsOf(this)).filter(([key]) => !keys.includes(key))
    return Object.fromEntries(kept) as never
  })
  const back = function (this: { ctx: HttpContext }, fallback: string) {
    const { request } = this.ctx
    return sameOriginPath(request.header('referer'), request.host() ?? undefined) ?? fallback
  }
  // The framework does not name it among what may be replaced.
  Redirect.macro('getPreviousUrl' as never, back as never)
}

function valueAt(contents: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isHolder = value !== null && typeof value === 'object'
    return isHolder && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  }, contents)
}
