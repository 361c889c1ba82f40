/** A preview follows the last key after this, in ms. */
export const RENDER_AFTER_MS = 250

/**
 * Renders what is written once nothing is typed for a moment. One request is under way at a time; of those that come
 * meanwhile the newest is made next, and an older answer never takes the place of a newer one.
 */
export class Renderer<Wanted, Page> {
  #timer: ReturnType<typeof setTimeout> | undefined
  #isBusy = false
  #isOutdated = false
  #isOver = false
  readonly #wanted: () => Wanted
  readonly #render: (wanted: Wanted) => Promise<Page>
  readonly #told: (page: Page | null) => void

  /**
   * @param wanted what is to be rendered by the time it is
   * @param told gets each page; null where it could not be rendered
   */
  constructor(
    wanted: () => Wanted,
    render: (wanted: Wanted) => Promise<Page>,
    told: (page: Page | null) => void
  ) {
    this.#wanted = wanted
    this.#render = render
    this.#told = told
  }

  /** Something changed. @param ms how long nothing must follow */
  later(ms = RENDER_AFTER_MS): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#now(), ms)
  }

  /** Nothing is told any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#isOver = true
  }

  async #now(): Promise<void> {
    if (this.#isBusy) {
      this.#isOutdated = true
      return
    }
    this.#isBusy = true
    const page = await this.#render(this.#wanted()).catch(() => null)
    this.#isBusy = false
    if (this.#isOver) return
    if (!this.#isOutdated) return this.#told(page)
    this.#isOutdated = false
    await this.#now()
  }
}
