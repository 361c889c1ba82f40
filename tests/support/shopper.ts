import { randomUUID } from 'node:crypto'
import { SHIPPING } from './checkout.js'
import { givenCode } from './points.js'
import type { SeededShop } from './seeded_shop.js'
import { ShopClient, type Answer } from './shop_client.js'

/** A request that moves points, with the key that makes its repetition harmless. */
export interface Sent {
  kind: 'scan' | 'order'
  path: string
  body: { idempotency_key: string }
  /** Undefined as long as nothing was answered: it may count or not. */
  answer?: Pick<Answer, 'json'>
}

/** Hands out the stickers of a shop, each once. */
export type Stickers = () => Promise<string>

/** The stickers of the seeded batch in order. */
export function stickersOf(shop: SeededShop): Stickers {
  let serial = 0
  const batch = shop.batch as Parameters<typeof givenCode>[0] & { id: number; keyId: string }
  return () => givenCode({ batch: batch as never, serial: serial++ })
}

/** A member who scans and orders in turn and writes down what was answered. */
export class Shopper {
  readonly sent: Sent[] = []
  #isStopped = false

  constructor(
    readonly memberId: number,
    readonly client: ShopClient,
    private gift: string,
    private stickers: Stickers
  ) {}

  /** Goes on until it is stopped or the server no longer answers. */
  async shop(): Promise<void> {
    this.#isStopped = false
    try {
      while (!this.#isStopped) {
        await this.#scan()
        await this.#order()
      }
    } catch (error) {
      if (!isLost(error)) throw error
    }
  }

  stop() {
    this.#isStopped = true
  }

  /** Sends a request once more, with the same key and contents. */
  repeat({ path, body }: Sent): Promise<Answer> {
    return this.client.post(path, body)
  }

  async #scan() {
    const body = { qrCode: await this.stickers(), idempotency_key: randomUUID() }
    await this.#send({ kind: 'scan', path: '/qr-code', body })
  }

  async #order() {
    const added = await this.client.post(`/ajandekok/add_to_cart/${this.gift}`, { quantity: 1 })
    if (added.status !== 200) throw new Error(`The cart answered ${added.status}: ${added.text}`)
    const [hash] = Object.keys(added.json.cart.items)
    const items = { [hash]: { selected: true, quantity: 1 } }
    const body = { shipping: SHIPPING, items, idempotency_key: randomUUID() }
    await this.#send({ kind: 'order', path: '/bevaltas', body })
  }

  async #send(sent: Sent) {
    this.sent.push(sent)
    const { status, text, json } = await this.repeat(sent)
    if (status !== 200) throw new Error(`${sent.path} answered ${status}: ${text}`)
    sent.answer = { json }
  }
}

/** Whether the connection broke, so that nobody knows what became of the request. */
function isLost(error: unknown) {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message)
}
