import { Agent, request } from 'node:http'
import type { FuzzRequest } from './requests.js'

/** What came back; `lost` where nothing did. */
export interface FuzzAnswer {
  status: number
  retryAfter?: string
  text: string
  lost?: string
}

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a request as it is; `localAddress` is the address it comes from. */
export async function send(
  url: string,
  request: FuzzRequest,
  localAddress: string
): Promise<FuzzAnswer> {
  for (;;) {
    const answer = await sendOnce(url, request, localAddress)
    if (!answer.wasClosing) return answer
  }
}

function sendOnce(
  url: string,
  { method, path, headers, body }: FuzzRequest,
  localAddress: string
): Promise<FuzzAnswer & { wasClosing?: boolean }> {
  const { hostname, port } = new URL(url)
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes && { 'content-length': String(bytes.length) }
  return new Promise((resolve) => {
    const lose = (error: NodeJS.ErrnoException) => {
      const lost = error.code ?? error.message
      // A kept connection may be closed by the server just as it is used again.
      const wasClosing = asked.reusedSocket && lost === 'ECONNRESET'
      resolve({ status: 0, text: '', lost, wasClosing })
    }
    const asked = request({
      agent,
      hostname,
      port,
      path,
      method,
      localAddress,
      headers: { ...headers, ...length },
      timeout: PATIENCE_MS,
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', lose)
    asked.on('response', (answer) => {
      const retryAfter = answer.headers['retry-after']
      let text = ''
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        // A stream of events never ends by itself.
        answer.destroy()
        return resolve({ status: answer.statusCode!, retryAfter, text })
      }
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('error', lose)
      answer.on('end', () => resolve({ status: answer.statusCode!, retryAfter, text }))
    })
    asked.end(bytes)
  })
}

/** Closes the connections that are kept. */
export function closeConnections(): void {
  agent.destroy()
}

/** What only the inside of the shop knows: statements, stacks, paths, codes of the databases. */
const INSIDE = [
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) [\s\S]{1,300}\b(FROM|VALUES|SET|WHERE)\b/,
  /SQLITE_[A-Z]|SqliteError|violates \S+ ?\w* constraint|invalid byte sequence|out of range for/,
  /^\s+at \S.*:\d+/m,
  /\.(ts|js|mjs):\d+:\d+/,
  /node_modules/,
]

/** What is wrong with an answer; undefined where nothing is. */
export function faultOf({ status, retryAfter, text, lost }: FuzzAnswer): string | undefined {
  if (lost) return `lost: ${lost}`
  if (status >= 500 && !(status === 503 && retryAfter)) return `status ${status}`
  const inside = INSIDE.find((pattern) => pattern.test(text))
  return inside && `tells the inside: ${inside.exec(text)![0].slice(0, 200)}`
}
