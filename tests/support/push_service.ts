import { createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer, type Server } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { OutwardAgent } from '#app/http/outward_agent'
import { testAuthority } from './test_authority.js'

/** An address anybody may be reached by; the test leads it to this computer. */
const PUBLIC_ADDRESS = { address: '142.250.74.10', family: 4 }

/** What the service says to a message. */
export interface PushAnswer {
  status: number
  headers?: Record<string, string>
  text?: string
  /** It is silent for so long before, in ms. */
  after?: number
}

/** A message as the service got it. */
export interface ReceivedPush {
  host: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on the loopback address, with a certificate by an authority that only this test believes. */
export class LoopbackPushService {
  readonly received: ReceivedPush[] = []
  /** What it says to the next messages, in order; then it takes what comes. */
  answers: PushAnswer[] = []
  /** Is told of each message before it is answered. */
  heard: (message: ReceivedPush) => void = () => {}
  #authority = testAuthority()
  #server: Server

  constructor(...hosts: string[]) {
    this.#server = createServer(this.#authority.serverOf(...hosts), async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { headers, url = '' } = request
      const body = Buffer.concat(chunks)
      const message = { host: headers.host ?? '', path: url, headers, body }
      this.received.push(message)
      this.heard(message)
      const {
        status,
        headers: told,
        text,
        after,
      }: PushAnswer = this.answers.shift() ?? {
        status: 201,
      }
      if (after) await sleep(after)
      response.writeHead(status, told).end(text)
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** Where it listens, and whose word a process must take for it. */
  get place(): { port: number; authority: string } {
    const { port } = this.#server.address() as AddressInfo
    return { port, authority: this.#authority.certificate }
  }

  /** Asks this service whatever host it is asked for. */
  agent(): OutwardAgent {
    const { port, authority } = this.place
    return new OutwardAgent({
      resolve: async () => [PUBLIC_ADDRESS],
      dial: () => connect(port, '127.0.0.1'),
      authority,
    })
  }
}

/** What the shop says of itself in a message, where it is signed by that key. @source RFC 8292 */
export function claimsOf({ headers }: ReceivedPush, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error(`Signed by ${key}`)
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url')
  )
  if (!signed) throw new Error('Not signed by its key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}
