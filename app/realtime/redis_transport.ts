import { Redis } from 'ioredis'

/** The longest pause between two tries to reach Redis again, in ms. */
const RECONNECT_MAX_MS = 2000

type Handler = (message: any) => void
type Envelope = { sender: string; message: unknown }

/**
 * Carries real-time messages between processes. They may be lost: while Redis is away each process
 * serves its own listeners, and pages read the truth again when they reconnect.
 */
export class RedisTransport {
  readonly #handlers = new Map<string, Handler>()
  readonly #publisher: Redis
  readonly #subscriber: Redis
  #id = ''

  constructor(address: string) {
    this.#publisher = connect(address, false)
    this.#subscriber = connect(address, true)
    this.#subscriber.on('message', (channel, text) => {
      const { sender, message } = JSON.parse(text) as Envelope
      if (sender !== this.#id) this.#handlers.get(channel)?.(message)
    })
  }

  setId(id: string): this {
    this.#id = id
    return this
  }

  async publish(channel: string, message: unknown): Promise<void> {
    const envelope: Envelope = { sender: this.#id, message }
    await this.#publisher.publish(channel, JSON.stringify(envelope)).catch(() => 0)
  }

  async subscribe(channel: string, handler: Handler): Promise<void> {
    this.#handlers.set(channel, handler)
    await this.#subscriber.subscribe(channel).catch(givenUp)
  }

  async unsubscribe(channel: string): Promise<void> {
    this.#handlers.delete(channel)
    await this.#subscriber.unsubscribe(channel).catch(givenUp)
  }

  onReconnect(callback: () => void): void {
    this.#subscriber.on('reconnecting', callback)
  }

  async disconnect(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}

/** A server that ends before Redis came gives up what still waits for it; that is no failure. */
function givenUp() {
  return 0
}

/** A subscription waits for Redis to come; a message to others does not. */
function connect(address: string, waits: boolean): Redis {
  const redis = new Redis(address, {
    enableOfflineQueue: waits,
    maxRetriesPerRequest: null,
    retryStrategy: (tried) => Math.min(tried * 100, RECONNECT_MAX_MS),
  })
  // The failure shows in readiness; here it must only not end the process.
  return redis.on('error', () => {})
}
