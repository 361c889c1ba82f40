import type { Counts, LineState } from './import_kind'

/** How a line of the result begins; a cell never holds a line break. */
const BEGINNING = /^\d+;(new|changed|unchanged|refused);/

/** Counts the lines of a result while it comes in pieces. */
export class ResultCounts {
  readonly counts: Counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  #rest = ''

  /** Takes the next piece; a line is counted when it is whole. */
  add(piece: string): void {
    const lines = (this.#rest + piece).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      const state = BEGINNING.exec(line)?.[1] as LineState | undefined
      if (state) this.counts[state]++
    }
  }

  /** Lines of the file that came so far. */
  get done(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }
}
