import { PageException } from '#app/exceptions/page_exceptions'

/** So much of one kind is under way that another one is not even put in line. */
export class Overloaded extends PageException {
  static status = 503
  static code = 'unavailable'
  static message = 'Too much of this at once'

  constructor(public retryAfterSeconds: number) {
    super()
  }
}

/** How much runs at once, how many wait for it at most, and when who finds no place asks again. */
export interface LineBounds {
  atOnce: number
  waitingMax: number
  retryAfterSeconds: number
}

/** Costly work of one kind: some at once, others in line in the order they came, the rest refused. */
export class BoundedLine {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(private bounds: LineBounds) {}

  /** @throws unavailable, with the time to come again, where the line is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(): Promise<void> | undefined {
    const { atOnce, waitingMax, retryAfterSeconds } = this.bounds
    if (this.#running < atOnce) {
      this.#running++
      return
    }
    if (this.#waiting.length >= waitingMax) throw new Overloaded(retryAfterSeconds)
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** The place goes to the next in line, or is free. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}
