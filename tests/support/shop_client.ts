/** What a request may carry besides its address. */
export interface Sending {
  method?: string
  /** Sent as JSON. */
  body?: object
  headers?: Record<string, string>
}

/** What came back, read to its end. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The contents, where they are JSON. */
  json: any
}

/**
 * A script that talks to a server in another process: keeps its cookies, sends the cross-site token
 * and asks for JSON. A request without an answer rejects: whether it counted is unknown.
 */
export class ShopClient {
  readonly cookies = new Map<string, string>()

  constructor(public url: string) {}

  async send(path: string, { method = 'GET', body, headers }: Sending = {}): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.#headers(body), ...headers },
      body: body && JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    }
  }

  post(path: string, body: object = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.send(path, { method: 'POST', body, headers })
  }

  /** Goes on in a session that is open, and fetches the token of that session. */
  async enter({ name, value }: { name: string; value: string }): Promise<this> {
    this.cookies.set(name, value)
    return this.fetchToken()
  }

  /** Opens a session where there is none, as the first form does. */
  async fetchToken(): Promise<this> {
    await this.send('/session/token')
    if (!this.cookies.has('XSRF-TOKEN')) throw new Error('The shop gave no token')
    return this
  }

  #headers(body?: object): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = this.cookies.get('XSRF-TOKEN')
    return {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
    }
  }

  #keep(cookie: string) {
    const [pair] = cookie.split(';')
    const equals = pair.indexOf('=')
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)]
    if (/max-age=(0|-)/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
