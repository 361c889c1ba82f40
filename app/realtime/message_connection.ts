import { Redis, type RedisOptions } from 'ioredis'

/** The longest pause between two tries to reach Redis again, in ms. */
const RECONNECT_MAX_MS = 2000

/** A subscription waits for Redis to come, however long. */
const PATIENT: RedisOptions = {
  maxRetriesPerRequest: null,
  retryStrategy: (tried) => Math.min(tried * 100, RECONNECT_MAX_MS),
}

/**
 * A connection for the bus of real-time messages. They may be lost: while Redis is away each process serves its own
 * listeners, and pages read the truth again when they reconnect. Where the bus would wait for Redis or fail without it,
 * this goes on.
 */
export class MessageConnection extends Redis {
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
  }

  /** The bus makes two connections out of the one it is given. */
  override duplicate(): MessageConnection {
    return new MessageConnection(this.url)
  }

  /** A message that nobody can be told now is not kept, nor waited for where the connection breaks meanwhile. */
  override publish(channel: string | Buffer, message: string | Buffer): Promise<number> {
    if (this.status !== 'ready') return Promise.resolve(0)
    return new Promise((resolve) => {
      const answer = (told: number) => {
        this.off('close', lose)
        resolve(told)
      }
      const lose = () => answer(0)
      this.once('close', lose)
      super.publish(channel, message).then(answer, lose)
    })
  }

  /** A server that ends before Redis came gives up what still waits for it; that is no failure. */
  override subscribe(...channels: any[]): Promise<unknown> {
    return super.subscribe(...channels).catch(() => 0)
  }

  /** Taking leave of a silent Redis would keep the server from ending. */
  override async quit(): Promise<'OK'> {
    this.disconnect()
    return 'OK'
  }
}
