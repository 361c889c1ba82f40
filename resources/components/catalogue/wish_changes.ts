/** Toggles sent in a row at most; then the page shows what the server holds. */
const TRIES_MAX = 5

/** How a toggle reaches the server and what comes back. */
export interface WishChannel<Answer extends { added: boolean }> {
  /** Toggles on the server; null where the visitor was led away to log in. */
  send(slug: string): Promise<Answer | null>
  /** Done once the page shows the answer. */
  accept(slug: string, answer: Answer): void | Promise<void>
  refuse(error: unknown): void
}

/**
 * Gifts the member wants on or off the list. What was clicked shows at once; the server only knows
 * a toggle, so an answer that is not what was wanted (the other tab had clicked before, or a second
 * click came meanwhile) is followed by another toggle. A refusal shows the old state again.
 */
export class WishChanges<Answer extends { added: boolean }> {
  #wanted: ReadonlyMap<string, boolean> = new Map()
  #listeners = new Set<() => void>()
  #busy = new Set<string>()

  constructor(readonly channel: WishChannel<Answer>) {}

  /** By slug, what the server has not agreed to yet. */
  wanted = (): ReadonlyMap<string, boolean> => this.#wanted

  /** Calls back after each change; the answer ends it. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Wants a gift on the list, or off it. */
  async want(slug: string, saved: boolean): Promise<void> {
    this.#keep(new Map(this.#wanted).set(slug, saved))
    if (this.#busy.has(slug)) return
    this.#busy.add(slug)
    try {
      await this.#settle(slug)
    } catch (error) {
      this.channel.refuse(error)
    } finally {
      this.#busy.delete(slug)
      const left = new Map(this.#wanted)
      left.delete(slug)
      this.#keep(left)
    }
  }

  async #settle(slug: string) {
    for (let tried = 1; tried <= TRIES_MAX; tried++) {
      const answer = await this.channel.send(slug)
      if (!answer) return
      const isLast = tried === TRIES_MAX
      if (isLast || answer.added === this.#wanted.get(slug)) {
        await this.channel.accept(slug, answer)
      }
      // Another click may have come while the page took the answer in.
      if (answer.added === this.#wanted.get(slug)) return
    }
  }

  #keep(wanted: ReadonlyMap<string, boolean>) {
    this.#wanted = wanted
    for (const listener of this.#listeners) listener()
  }
}
