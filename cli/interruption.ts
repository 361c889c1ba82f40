import { Interrupted } from './failures.js'

/**
 * Lets Ctrl-C stop a long work at a safe place: `check` throws there, a second Ctrl-C ends the
 * process at once.
 */
export async function interruptible<Result>(
  work: (check: () => void) => Promise<Result>
): Promise<Result> {
  let asked = false
  const ask = () => {
    asked = true
  }
  process.once('SIGINT', ask)
  try {
    return await work(() => {
      if (asked) throw new Interrupted()
    })
  } finally {
    process.off('SIGINT', ask)
  }
}
