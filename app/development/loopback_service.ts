import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Requests a stand-in remembers at most. */
const ASKED_MAX = 1000
/** The longest request it reads, in bytes. */
const BODY_MAX = 256 * 1024
/** What it sends where an answer is to be too long, in bytes. */
const HUGE = 2 * 1024 * 1024

/** What a stand-in was asked. */
export interface LoopbackRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** What a stand-in says. */
export interface LoopbackAnswer {
  status: number
  type: string
  body: string
  /** Seconds, or a date, after which it wants to be asked again. */
  retryAfter?: string
}

/**
 * How a stand-in misbehaves: `slow` never ends its answer, `error` answers 500, `busy` 503 for half a minute, `malformed` sends
 * half of the right answer, `wrong_schema` a well-formed one of another shape, `huge` one of 2 MB,
 * `cut` ends the connection without a word.
 */
export type Trouble = 'slow' | 'error' | 'busy' | 'malformed' | 'wrong_schema' | 'huge' | 'cut'

const BUSY: LoopbackAnswer = { status: 503, type: 'text/html', body: 'Busy', retryAfter: '30' }

/** How one kind of service answers. */
export interface LoopbackManners {
  answer: (request: LoopbackRequest) => LoopbackAnswer
  /** Well-formed, but not what anybody expects. */
  wrongSchema: LoopbackAnswer
}

/**
 * A real HTTP server on the loopback address that speaks like an outside service; for development,
 * tests and the demo. It keeps no process alive.
 */
export class LoopbackService {
  /** Set by tests; undefined behaves. */
  trouble: Trouble | undefined
  readonly asked: LoopbackRequest[] = []
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(private manners: LoopbackManners) {}

  /** Listens on a free port and answers the address. */
  async start(): Promise<URL> {
    this.#server.listen(0, '127.0.0.1').unref()
    await new Promise((resolve, reject) => {
      this.#server.once('listening', resolve).once('error', reject)
    })
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`)
  }

  /** Ends it; whoever asks afterwards is refused. A second end changes nothing. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const asked = await requestOf(request)
    if (this.asked.length < ASKED_MAX) this.asked.push(asked)
    if (this.trouble === 'slow') return response.writeHead(200).flushHeaders()
    if (this.trouble === 'cut') return response.destroy()
    const { status, type, body, retryAfter } = this.#answerTo(asked)
    const headers = { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) }
    response.writeHead(status, headers).end(body)
  }

  #answerTo(asked: LoopbackRequest): LoopbackAnswer {
    if (this.trouble === 'error') return { status: 500, type: 'text/html', body: '<h1>Oops</h1>' }
    if (this.trouble === 'busy') return BUSY
    if (this.trouble === 'wrong_schema') return this.manners.wrongSchema
    const answer = this.manners.answer(asked)
    if (this.trouble === 'huge') return { ...answer, body: answer.body.padEnd(HUGE) }
    if (this.trouble !== 'malformed') return answer
    return { ...answer, body: answer.body.slice(0, answer.body.length / 2) }
  }
}

async function requestOf(request: IncomingMessage): Promise<LoopbackRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) if (body.length < BODY_MAX) body += chunk
  const { method = 'GET', headers } = request
  return { method, path: pathname, query: searchParams, headers, body }
}
