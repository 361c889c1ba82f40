import { Agent, request as send } from 'node:http'

const TIMEOUT_MS = 60_000

/**
 * Connections to a server of this machine that stay open.
 *
 * @returns `ask({ method, path, headers, body })`, which throws unless the answer is a success, and `close`
 */
export function connectTo(port, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (request) => answerTo({ ...request, host: '127.0.0.1', port, agent }),
    close: () => agent.destroy(),
  }
}

function answerTo({ body, ...options }) {
  return new Promise((resolve, reject) => {
    const request = send({ ...options, timeout: TIMEOUT_MS }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = () => Buffer.concat(chunks).toString()
        if (response.statusCode < 300) return resolve({ headers: response.headers, text })
        const { method, path } = options
        reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text()}`))
      })
    })
    request.once('timeout', () => request.destroy(new Error(`${options.path} did not answer`)))
    request.once('error', reject)
    request.end(body)
  })
}
