import type { SessionData } from '@adonisjs/session/types'
import type { ApiClient, ApiRequest, ApiResponse } from '@japa/api-client'

type Method = 'get' | 'post' | 'delete'

/**
 * A browser without pages: keeps its session from request to request and sends the cross-site
 * token, so that whole journeys run through the real session store.
 */
export class Visitor {
  #session: SessionData = {}
  #remember: string | undefined
  #knownBrowser: object | undefined
  #sessionIds: { sent: string; answered: string | undefined } | undefined

  constructor(private client: ApiClient) {}

  /** Opens a page as Inertia does. */
  get(path: string, headers: Record<string, string> = {}) {
    return this.#send('get', path, undefined, headers)
  }

  /** Sends a form. */
  post(path: string, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    return this.#send('post', path, body, headers)
  }

  /** Sends a deletion. */
  delete(path: string, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    return this.#send('delete', path, body, headers)
  }

  /** Reads JSON, as a script of a page does. */
  json(path: string) {
    return this.#send('get', path, undefined, { accept: 'application/json' })
  }

  /** What the session holds now. */
  get session(): SessionData {
    return this.#session
  }

  /** The id of the session that the last request named, and the one its answer gave the browser, where it gave any. */
  get sessionIds() {
    if (!this.#sessionIds) throw new Error('Nothing was asked yet')
    return this.#sessionIds
  }

  /** Goes on with what another session holds. */
  take(session: SessionData) {
    this.#session = session
  }

  /** The remember cookie, where there is one. */
  get rememberCookie(): string | undefined {
    return this.#remember
  }

  /** The browser is closed: the session is gone, a remember cookie stays. */
  close() {
    this.#session = {}
  }

  async #send(
    method: Method,
    path: string,
    body: Record<string, unknown> | undefined,
    headers: Record<string, string>
  ): Promise<ApiResponse> {
    const request: ApiRequest = this.client[method](path).redirects(0).withSession(this.#session)
    request.withCsrfToken().withInertia()
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    if (this.#remember) request.withEncryptedCookie('remember_member', this.#remember)
    if (this.#knownBrowser) request.withCookie('known_browser', this.#knownBrowser)
    if (body) request.json(body)
    const response = await request
    this.#session = { ...response.session(), __flash__: response.flashMessages() }
    const answered: string | undefined = response.cookie('session')?.value
    this.#sessionIds = { sent: request.sessionClient.sessionId, answered }
    const remember = response.cookie('remember_member')
    if (remember) this.#remember = remember.maxAge ? remember.value : undefined
    this.#knownBrowser = response.cookie('known_browser')?.value ?? this.#knownBrowser
    return response
  }
}
