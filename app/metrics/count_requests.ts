import type { IncomingMessage, ServerResponse } from 'node:http'
import router from '@adonisjs/core/services/router'
import { requestSeconds } from './metrics.js'

/** Measures an answer from here to its end, also where the reader goes away before. */
export function countRequest(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse
): void {
  const begun = performance.now()
  response.once('close', () => {
    // A stream stays open for as long as its tab.
    if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return
    const labels = { method, route: routeOf(method, url), status: response.statusCode }
    requestSeconds.observe(labels, (performance.now() - begun) / 1000)
  })
}

/** The pattern, so that there are no more of them than routes; addresses of nobody are one. */
function routeOf(method: string, url: string): string {
  const [path] = url.split('?', 1)
  if (path.startsWith('/assets/')) return '/assets/*'
  return router.match(path, method, false)?.route.pattern ?? 'none'
}
