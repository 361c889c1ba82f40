import type { WantedQuantities } from './cart_shape'

/** Changes of one item are sent at once, then at most this often, in ms. @source requirements U-13 */
export const CART_DEBOUNCE_MS = 300

/** How changes reach the server and what comes back. */
export interface CartChannel<Cart> {
  send(hash: string, quantity: number): Promise<Cart>
  /** Done once the page shows the cart. */
  accept(cart: Cart): void | Promise<void>
  refuse(error: unknown): void
}

/**
 * Quantities the member wants. The first change of an item is sent at once, the last one of a burst
 * after 300 ms of rest. Requests go one after the other, so an older answer never hides a newer
 * wish; a refused wish is dropped and the cart shows again what the server holds.
 */
export class CartChanges<Cart> {
  #wanted: WantedQuantities = new Map()
  #rests = new Map<string, { timer: ReturnType<typeof setTimeout>; dirty: boolean }>()
  #queue: Promise<void> = Promise.resolve()
  #listeners = new Set<() => void>()

  constructor(readonly channel: CartChannel<Cart>) {}

  /** The wishes the server has not agreed to yet. */
  wanted = (): WantedQuantities => this.#wanted

  /** Calls back after each change of the wishes; the answer ends it. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Wants a quantity of an item; 0 removes it. */
  change(hash: string, quantity: number): void {
    this.#want(hash, quantity)
    const rest = this.#rests.get(hash)
    if (rest) clearTimeout(rest.timer)
    else this.#enqueue(hash)
    const timer = setTimeout(() => this.#rested(hash), CART_DEBOUNCE_MS)
    this.#rests.set(hash, { timer, dirty: rest !== undefined })
  }

  /** Sends at once what still rests; done when the server has answered all that was wanted. */
  async settle(): Promise<void> {
    for (const [hash, { timer }] of this.#rests) {
      clearTimeout(timer)
      this.#rested(hash)
    }
    await this.#queue
  }

  /** Wants nothing of these items any more: they left the cart, and no late answer is told of. */
  drop(hashes: Iterable<string>): void {
    for (const hash of hashes) {
      clearTimeout(this.#rests.get(hash)?.timer)
      this.#rests.delete(hash)
      this.#forget(hash)
    }
  }

  #rested(hash: string) {
    const { dirty } = this.#rests.get(hash)!
    this.#rests.delete(hash)
    if (dirty) this.#enqueue(hash)
  }

  #enqueue(hash: string) {
    this.#queue = this.#queue.then(() => this.#send(hash))
  }

  async #send(hash: string) {
    const quantity = this.#wanted.get(hash)
    if (quantity === undefined) return
    try {
      const cart = await this.channel.send(hash, quantity)
      if (!this.#wanted.has(hash)) return
      // The wish goes when the page shows the answer; sooner, the old quantity would flash up.
      await this.channel.accept(cart)
      if (this.#wanted.get(hash) === quantity) this.#forget(hash)
    } catch (error) {
      if (!this.#wanted.has(hash)) return
      this.#forget(hash)
      this.channel.refuse(error)
    }
  }

  #want(hash: string, quantity: number) {
    this.#wanted = new Map(this.#wanted).set(hash, quantity)
    this.#tell()
  }

  #forget(hash: string) {
    const left = new Map(this.#wanted)
    left.delete(hash)
    this.#wanted = left
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
