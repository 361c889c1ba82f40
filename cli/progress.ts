import type { OnProgress } from '#app/progress'

/** How often the bar is drawn anew, in ms. */
const REDRAW_MS = 100
const BAR_WIDTH = 24
/** How often a line is written where nobody sees a bar, in ms. */
const LINE_MS = 30_000

/** Tells how far a long work is. */
export interface Progress {
  /** `done` counts from the beginning of the work. */
  to(done: number): void
  /** Makes room for a line on the same terminal; the next `to` draws again. */
  clear(): void
  end(): void
}

/** Tells nobody. */
export const noProgress: Progress = { to() {}, clear() {}, end() {} }

/** A bar with rate and remaining time on stderr; a line now and then where stderr is no terminal. */
export function progressBar(total: number, noun: string): Progress {
  if (!process.stderr.isTTY) return progressLines(total, noun)
  const start = performance.now()
  let drawn = 0
  const draw = (done: number) => {
    drawn = performance.now()
    const share = total === 0 ? 1 : done / total
    const filled = Math.round(share * BAR_WIDTH)
    const rate = done / Math.max((drawn - start) / 1000, 0.001)
    const left = rate > 0 ? Math.ceil((total - done) / rate) : 0
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
    const figures = `${Math.floor(share * 100)} %  ${done}/${total} ${noun}`
    process.stderr.write(`\r\u001b[K${bar} ${figures}  ${Math.round(rate)}/s  ${left} s left`)
  }
  return {
    to(done) {
      if (performance.now() - drawn >= REDRAW_MS || done === total) draw(done)
    },
    clear() {
      if (drawn) process.stderr.write('\r\u001b[K')
      drawn = 0
    },
    end() {
      if (drawn) process.stderr.write('\n')
      drawn = 0
    },
  }
}

/** The same for a work that says by itself how much there is of it; the bar begins with its first word. */
export function followed(noun: string): { told: OnProgress; end(): void } {
  let bar: Progress | undefined
  let whole = 0
  return {
    told(done, total) {
      // What turns out to be more than was thought begins anew.
      if (!bar || total !== whole) bar = progressBar((whole = total), noun)
      bar.to(done)
    },
    end: () => bar?.end(),
  }
}

/** For a log: nothing of a short work, and two lines a minute of a long one. */
function progressLines(total: number, noun: string): Progress {
  let told = performance.now()
  return {
    to(done) {
      if (performance.now() - told < LINE_MS) return
      told = performance.now()
      process.stderr.write(`${done} of ${total} ${noun}\n`)
    },
    clear() {},
    end() {},
  }
}
