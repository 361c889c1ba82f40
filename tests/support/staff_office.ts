import assert from 'node:assert/strict'
import { sessionCookieName } from '#config/session'
import { TEST_PASSWORD, timeCodeNow, type TestStaff } from '#tests/support/members'
import { ShopClient, type Answer } from '#tests/support/shop_client'

/** An answer of the back-office's API. */
export class StaffAnswer {
  constructor(readonly answer: Answer) {}

  status() {
    return this.answer.status
  }

  body() {
    return this.answer.json
  }

  header(name: string) {
    return this.answer.headers.get(name)
  }

  /** The rule of the first error. */
  rule(): string | undefined {
    return this.answer.json?.errors?.[0]?.rule
  }

  assertStatus(status: number) {
    assert.equal(this.answer.status, status, this.answer.text)
  }
}

/** A browser at the back-office's API: real cookies over the wire, in the server of this process. */
export class StaffClient {
  #client = new ShopClient(`http://${process.env.HOST}:${process.env.PORT}`)

  get(path: string) {
    return this.#send('GET', path)
  }

  post(path: string, body: object = {}) {
    return this.#send('POST', path, body)
  }

  put(path: string, body: object) {
    return this.#send('PUT', path, body)
  }

  delete(path: string) {
    return this.#send('DELETE', path)
  }

  /** Password and second factor, as somebody enters who has both. */
  async signIn(staff: TestStaff, stepsLater = 0): Promise<this> {
    const { email } = staff
    ;(await this.post('session', { email, password: TEST_PASSWORD })).assertStatus(200)
    const code = timeCodeNow(staff.secret, stepsLater)
    ;(await this.post('second-factor', { code })).assertStatus(200)
    return this
  }

  /** The session this browser is in, as its cookie names it. */
  get sessionCookie(): string | undefined {
    return this.#client.cookies.get(sessionCookieName)
  }

  /** Another window of the same browser. */
  window(): StaffClient {
    const window = new StaffClient()
    window.#client.cookies.clear()
    for (const [name, value] of this.#client.cookies) window.#client.cookies.set(name, value)
    return window
  }

  async #send(method: string, path: string, body?: object): Promise<StaffAnswer> {
    if (!this.#client.cookies.size) {
      await this.#client.fetchToken()
    }
    return new StaffAnswer(await this.#client.send(`/api/admin/${path}`, { method, body }))
  }
}
