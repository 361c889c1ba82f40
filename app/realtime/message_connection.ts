import { Redis, type RedisOptions } from 'ioredis'
import { connectionsTell } from './between_processes.js'

/** The longest pause between two tries to reach Redis again, in ms. */
const RECONNECT_MAX_MS = 2000

/** A subscription waits for Redis to come, however long. */
const PATIENT: RedisOptions = {
  maxRetriesPerRequest: null,
  retryStrategy: (tried) => Math.min(tried * 100, RECONNECT_MAX_MS),
}

/**
 * A connection for the bus of real-time messages. They may be lost: while Redis is away each process serves its own
 * listeners, and pages are asked to come back and read the truth when Redis is there again. Where the bus would wait for
 * Redis or fail without it, this goes on.
 */
export class MessageConnection extends Redis {
  #isHearing = false
  #hasMissed = false

  /** @param options none for a connection that is made at once */
  constructor(
    private url: string,
    options: RedisOptions = {}
  ) {
    super(url, { ...PATIENT, ...options })
    // The failure shows in readiness; here it must only not end the process.
    this.on('error', () => {})
    // Each message under way listens for a break.
    this.setMaxListeners(0)
    this.on('ready', () => this.#tellMissed())
    this.on('close', () => this.#hear(false))
  }

  /** The bus makes two connections out of the one it is given. */
  override duplicate(): MessageConnection {
    return new MessageConnection(this.url)
  }

  /** A message that nobody can be told now is not kept, nor waited for where the connection breaks meanwhile. */
  override publish(channel: string | Buffer, message: string | Buffer): Promise<number> {
    if (this.status !== 'ready') return Promise.resolve(this.#miss())
    return new Promise((resolve) => {
      const answer = (told: number) => {
        this.off('close', lose)
        resolve(told)
      }
      const lose = () => answer(this.#miss())
      this.once('close', lose)
      super.publish(channel, message).then(answer, lose)
    })
  }

  /**
   * Also asked by the connection itself when it is back. A server that ends before Redis came gives up what still waits for it;
   * that is no failure.
   */
  override subscribe(...channels: any[]): Promise<unknown> {
    const subscribed = super.subscribe(...channels)
    return subscribed.then(() => this.#hear(true)).catch(() => 0)
  }

  /** Taking leave of a silent Redis would keep the server from ending. */
  override async quit(): Promise<'OK'> {
    this.disconnect()
    return 'OK'
  }

  #hear(isHearing: boolean) {
    if (isHearing) connectionsTell.hearing()
    else if (this.#isHearing) connectionsTell.deaf()
    this.#isHearing = isHearing
  }

  /** Answers how many were told. */
  #miss(): number {
    this.#hasMissed = true
    return 0
  }

  #tellMissed() {
    if (this.#hasMissed) connectionsTell.missed()
    this.#hasMissed = false
  }
}
