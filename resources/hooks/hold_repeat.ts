/** A held button repeats for the first time after this many ms. @source requirements U-19 */
export const HOLD_START_MS = 200

/** The fastest repeat of a held button, in ms. @source requirements U-19 */
export const HOLD_FASTEST_MS = 30

const SPEED_UP = 0.8

/**
 * Repeats a step while a button is held: the first repeat after 200 ms, each next one sooner, down to 30 ms.
 * The step answers whether another one is possible; the repeat ends by itself at the bound.
 */
export class HoldRepeat {
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Does one step at once and repeats until {@link stop} or until the step answers false. */
  start(step: () => boolean): void {
    this.stop()
    if (step()) this.#wait(step, HOLD_START_MS)
  }

  /** Ends the repeat; safe to call when none runs. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #wait(step: () => boolean, delay: number): void {
    this.#timer = setTimeout(() => {
      if (step()) this.#wait(step, Math.max(HOLD_FASTEST_MS, delay * SPEED_UP))
    }, delay)
  }
}
