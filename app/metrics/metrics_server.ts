import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import logger from '@adonisjs/core/services/logger'
import { collectAll, metrics } from './metrics.js'

let listening: Server | undefined

/**
 * Answers a monitoring service at `/metrics` on a port of its own, which the network of members does not reach.
 *
 * @throws EADDRINUSE and what else keeps a server from listening
 */
export async function startMetrics({ host, port }: { host: string; port: number }): Promise<void> {
  collectAll()
  listening = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void notFound(response)
    tell(response).catch((error) => {
      logger.error({ err: error }, 'Metrics could not be read')
      response.writeHead(503).end()
    })
  })
  listening.listen(port, host)
  await once(listening, 'listening')
}

/** Ends it; a process that has none is fine. */
export function stopMetrics(): void {
  listening?.close()
  listening?.closeAllConnections()
  listening = undefined
}

async function tell(response: ServerResponse): Promise<void> {
  const text = await metrics.metrics()
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
}

function notFound(response: ServerResponse): void {
  response.writeHead(404).end()
}
