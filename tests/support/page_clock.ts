/** A clock for code of the pages: `setTimeout` and `performance.now` move only as a test says. */
export class PageClock {
  /** In ms. */
  now = 0
  #timers: { at: number; run: () => void }[] = []

  /** Takes the place of the real ones; answers how to put them back. */
  install(): () => void {
    const { setTimeout: timeout, clearTimeout: clear } = globalThis
    // Browsers leave out what is less than a millisecond.
    const plan = (run: () => void, ms = 0) => {
      const timer = { at: this.now + Math.trunc(ms), run }
      this.#timers.push(timer)
      return timer
    }
    // What was planned before, such as the end of a test that hangs, is cancelled as ever.
    const cancel = (timer: any) => {
      const isOurs = this.#timers.includes(timer)
      if (!isOurs) return clear(timer)
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
    Object.assign(globalThis, { setTimeout: plan, clearTimeout: cancel })
    Object.defineProperty(performance, 'now', { value: () => this.now, configurable: true })
    return () => {
      Object.assign(globalThis, { setTimeout: timeout, clearTimeout: clear })
      Reflect.deleteProperty(performance, 'now')
    }
  }

  /** Lets so many ms pass, with all that falls due in them. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const [next] = this.#timers.toSorted((one, other) => one.at - other.at)
      if (!next || next.at > end) break
      this.#timers.splice(this.#timers.indexOf(next), 1)
      this.now = Math.max(this.now, next.at)
      next.run()
    }
    this.now = Math.max(this.now, end)
  }
}
