import { Transmit } from '@adonisjs/transmit-client'
import { randomKey } from '~/hooks/random_key'
import { haveToken } from '~/navigation/cross_site_token'
import { pauseBefore } from './back_off'

/** The server says something every 30 s; a line that was silent for so long is dead, in ms. */
const SILENCE_MAX_MS = 75_000
/** A session that took another id ends the stream of the old one; the new cookie is as good as there. Then the page comes back, in ms. */
const COOKIE_MS = 100
/** Spread over so many ms more. */
const COOKIE_SPREAD_MS = 400
/** The page's token had expired; the refusal brought the new one. */
const EXPIRED_TOKEN = 419
/** The session has ended, or the channel is somebody else's. */
const REFUSED = [401, 403]

/** Who is told what about a stream. */
export interface StreamListener<News> {
  /** Called each time the channel is heard; what was said before may have been missed. */
  onOpen(): void
  /** @param isRefused the server answered, but with no stream; it does not say why. Not so at once after the end of a session */
  onLost(isRefused: boolean): void
  onNews(news: News): void
  /** The member of the page is not logged in any more. */
  onRefused(): void
}

/**
 * A channel of the server that is opened again whenever it breaks. The client's own reconnecting would come back with the same
 * stream id, which the server may still hold, and would give up after a while.
 */
export class EventStream<News> {
  #attempt: { close(): void } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #heardAt = 0
  #isSessionOver = false
  /** The next refusal may only say that the new cookie was not there yet. */
  #mayBeEarly = false

  constructor(
    readonly channel: string,
    readonly listener: StreamListener<News>
  ) {
    window.addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** Ends it for good. */
  close(): void {
    window.removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    this.#attempt?.close()
    this.#attempt = undefined
  }

  #open() {
    clearTimeout(this.#timer)
    const attempt = { close: () => transmit.close() }
    let source: EventSource | undefined
    let status = 0
    const transmit = new Transmit({
      baseUrl: window.location.origin,
      uidGenerator: randomKey,
      eventSourceFactory: (url, options) => {
        source = new EventSource(url, options)
        // Also what the server says to keep the line open.
        source.addEventListener('message', () => this.#hear())
        source.addEventListener('session_over', () => {
          this.#isSessionOver = this.#mayBeEarly = true
        })
        return source
      },
      onSubscribeFailed: (response) => (status = response.status),
    })
    this.#attempt = attempt
    const isOurs = () => this.#attempt === attempt
    const subscription = transmit.subscription(this.channel)
    subscription.onMessage<News>((news) => isOurs() && this.listener.onNews(news))
    transmit.on('disconnected', () => {
      if (isOurs()) this.#lose(source?.readyState === EventSource.CLOSED)
    })
    transmit.on('connected', async () => {
      await haveToken()
      if (isOurs()) await subscription.create()
      if (status === EXPIRED_TOKEN && isOurs()) await subscription.create()
      if (!isOurs()) return
      if (subscription.isCreated) this.#stand()
      else if (REFUSED.includes(status)) this.#refuse()
      else this.#lose()
    })
  }

  #stand() {
    this.#failures = 0
    this.#mayBeEarly = false
    this.#hear()
    this.listener.onOpen()
  }

  #hear() {
    this.#heardAt = Date.now()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(), SILENCE_MAX_MS)
  }

  #lose(isRefused = false) {
    this.#attempt?.close()
    this.#attempt = undefined
    this.listener.onLost(isRefused && !this.#mayBeEarly)
    if (isRefused) this.#mayBeEarly = false
    clearTimeout(this.#timer)
    const usual = pauseBefore(this.#failures++)
    const pause = this.#isSessionOver ? COOKIE_MS + Math.random() * COOKIE_SPREAD_MS : usual
    this.#isSessionOver = false
    this.#timer = setTimeout(() => this.#open(), pause)
  }

  #refuse() {
    this.close()
    this.listener.onRefused()
  }

  /** The network is back, or somebody looks: a broken line is opened at once, one that slept is not trusted. */
  #hurry = () => {
    if (document.visibilityState !== 'visible') return
    if (!this.#attempt) this.#open()
    else if (this.#heardAt > 0 && Date.now() - this.#heardAt > SILENCE_MAX_MS) this.#lose()
  }
}
