/** A command whose long work writes a line at each of its safe places, for ever. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Interrupted } from '#cli/failures'
import { interruptible, stopOnSignals } from '#cli/interruption'
import { printLine, say } from '#cli/output'

stopOnSignals()
let written = 0
try {
  await interruptible(
    async (check) => {
      for (;;) {
        check()
        printLine(`line ${++written}`)
        printLine('and its second half')
        await sleep(1)
      }
    },
    () => `${written} lines were written`
  )
} catch (error) {
  const { message, exitCode } = error as Interrupted
  say(message)
  process.exit(exitCode)
}
