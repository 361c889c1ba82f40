import { exitCodeOf, Interrupted, type StopSignal } from './failures.js'
import { say } from './output.js'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** One Ctrl-C arrives twice, from the terminal and through npm: only later it is a second one, in ms. */
const SAME_KEYSTROKE_MS = 500
const NOTHING_HALF = 'what was under way is undone or stays out'

/** Works under way that stop at a safe place of their own, one inside the other: what each says of itself. */
const works: (() => string)[] = []
let asked: StopSignal | undefined
let askedAt = 0
const controller = new AbortController()

/**
 * From now on SIGINT and SIGTERM end the command: at the next safe place of a long work, at once where
 * none is under way, because a transaction that is not committed leaves nothing. A second signal always
 * ends it at once. A reader that leaves, as `| head` does, is a signal too; node ignores SIGPIPE itself.
 */
export function stopOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal))
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stopWithoutReader)
}

function stopWithoutReader(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error
  if (!works.length) process.exit(exitCodeOf('SIGPIPE'))
  // Where nobody reads what is said of it either, that tells the same once more.
  if (!asked) stop('SIGPIPE')
}

/**
 * Lets a signal stop a long work at safe places only: `check` throws there.
 *
 * @param soFar says, when it stops, what was done; the outermost of several has the word
 * @throws Interrupted from `check`
 */
export async function interruptible<Result>(
  work: (check: () => void) => Promise<Result>,
  soFar: () => string = () => NOTHING_HALF
): Promise<Result> {
  works.push(soFar)
  try {
    return await work(() => {
      if (asked) throw new Interrupted(asked, works[0]())
    })
  } finally {
    works.pop()
  }
}

/** Is aborted at the first signal, for works that can be cut short from outside. */
export const stopAsked = controller.signal

function stop(signal: StopSignal): void {
  if (works.length && !asked) {
    asked = signal
    askedAt = performance.now()
    controller.abort()
    return say('\nStopping at the next safe place; once more ends at once.')
  }
  const isEcho = signal === 'SIGINT' && performance.now() - askedAt < SAME_KEYSTROKE_MS
  if (asked && isEcho) return
  say(new Interrupted(signal, NOTHING_HALF).message)
  process.exit(exitCodeOf(signal))
}
