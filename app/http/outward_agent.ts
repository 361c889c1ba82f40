import { lookup, type LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { connect as dial, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as secure } from 'node:tls'
import { callbackify } from 'node:util'
import { OutsideFailure, type OutsideAnswer } from './ask_outside.js'
import { outwardAddress } from './outward_address.js'
import { isPublicAddress } from './public_address.js'

/** How long a question may take, its answer included, in ms. */
const OUTWARD_MS = 5000
/** What is read of an answer, in bytes. */
const ANSWER_MAX = 4 * 1024
/** Connections to one host at a time, and of those how many wait for the next question. */
const SOCKETS_MAX = 16
const PORT = 443

/** What is sent to an address that a person, a browser or the configuration named. */
export interface OutwardQuestion {
  address: URL
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: Buffer | string
}

/** What an outside service said. */
export interface OutwardAnswer extends OutsideAnswer {
  /** Seconds, or a date, after which it wants to be asked again. */
  retryAfter: string | undefined
}

/** How names become addresses and addresses become connections. */
export interface Network {
  resolve: (host: string) => Promise<LookupAddress[]>
  /** Connects to one of these addresses. */
  dial: (addresses: LookupAddress[]) => Socket
  /** Whose certificates are believed; those of the system where nothing is said. */
  authority?: string
}

const INTERNET: Network = {
  resolve: (host) => resolve(host, { all: true, verbatim: true }),
  dial: (addresses) => dial({ host: 'judged', port: PORT, lookup: knownAddresses(addresses) }),
}

/**
 * Asks services whose address comes from a person or a browser. Of all that the name of a host leads to, every address
 * must be public, and one of those that were judged is connected to: a name that answers otherwise a moment later changes
 * nothing. No redirect is followed, and little of the answer is read.
 */
export class OutwardAgent {
  #agent: Agent

  constructor(network: Network = INTERNET) {
    this.#agent = new JudgingAgent(network)
  }

  /** @throws OutsideFailure whose message names the host alone, because a path may be a secret */
  async ask(question: OutwardQuestion): Promise<OutwardAnswer> {
    const { host } = question.address
    if (!outwardAddress(question.address.href)) {
      throw new OutsideFailure(`${host}: not an address that is asked`, false)
    }
    try {
      return await this.#send(question)
    } catch (error) {
      if (error instanceof OutsideFailure) throw error
      const { code, name } = error as { code?: string; name: string }
      throw new OutsideFailure(`${host}: ${code ?? name}`, true)
    }
  }

  /** Ends the connections that wait for a next question. */
  close(): void {
    this.#agent.destroy()
  }

  #send({ address, method, headers, body }: OutwardQuestion): Promise<OutwardAnswer> {
    const signal = AbortSignal.timeout(OUTWARD_MS)
    return new Promise((answer, fail) => {
      const asked = request(address, { agent: this.#agent, method, headers, signal })
      asked.once('error', fail)
      asked.once('response', (response) => void read(response).then(answer, fail))
      asked.end(body)
    })
  }
}

/** What Node tells of the host it wants a connection to. */
interface Wanted {
  host?: string | null
  servername?: string
}

/** Connections to hosts all of whose addresses were found to be public. */
class JudgingAgent extends Agent {
  constructor(private network: Network) {
    super({ keepAlive: true, maxSockets: SOCKETS_MAX, maxFreeSockets: SOCKETS_MAX })
  }

  override createConnection(
    options: Wanted,
    done?: (error: Error | null, socket: Duplex) => void
  ): undefined {
    callbackify(() => this.#connect(options))(done as (error: Error | null) => void)
  }

  async #connect({ host, servername }: Wanted): Promise<Duplex> {
    const socket = this.network.dial(await this.#judged(host ?? ''))
    return secure({ socket, servername: servername ?? host ?? '', ca: this.network.authority })
  }

  async #judged(host: string): Promise<LookupAddress[]> {
    const addresses = await this.network.resolve(host)
    if (addresses.length && addresses.every(({ address }) => isPublicAddress(address))) {
      return addresses
    }
    throw new OutsideFailure(`${host}: leads into a private network`, false)
  }
}

async function read(response: IncomingMessage): Promise<OutwardAnswer> {
  const { statusCode = 0, headers } = response
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop ends the connection as well.
    if (length >= ANSWER_MAX) break
  }
  const text = Buffer.concat(chunks).subarray(0, ANSWER_MAX).toString()
  return { status: statusCode, text, retryAfter: headers['retry-after'] }
}

/** Answers with addresses that are known already, in the way the network wants to ask. */
function knownAddresses(addresses: LookupAddress[]): typeof lookup {
  type Done = (error: null, found: LookupAddress[] | string, family?: number) => void
  const answer = (_host: string, options: { all?: boolean }, done: Done) => {
    if (options.all) done(null, addresses)
    else done(null, addresses[0].address, addresses[0].family)
  }
  return answer as typeof lookup
}
