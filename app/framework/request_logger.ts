import type { HttpRequest } from '@adonisjs/core/http'
import { Logger } from '@adonisjs/core/logger'

/**
 * A request's logger, whose lines carry the request's id. It is made by the first line, because most
 * requests log nothing, and what they say beneath the level is heard by nobody.
 */
export function requestLogger(root: Logger, request: HttpRequest): Logger {
  let own: Logger | undefined
  const ready = () => (own ??= root.child({ request_id: request.id() }))
  return new Proxy(root, {
    get(_root, name) {
      if (isQuiet(root, name)) return silent
      const logger = ready()
      const value: unknown = Reflect.get(logger, name)
      return typeof value === 'function' ? value.bind(logger) : value
    },
    set: (_root, name, value) => Reflect.set(ready(), name, value),
  })
}

const LEVELS = new Set<string | symbol>(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
const silent = () => {}

function isQuiet(root: Logger, name: string | symbol): boolean {
  return LEVELS.has(name) && !root.isLevelEnabled(name as 'info')
}
