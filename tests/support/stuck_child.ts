/** A command whose work never comes to a safe place: prints `begun` and waits for ever. */
import { interruptible, stopOnSignals } from '#cli/interruption'

stopOnSignals()
setInterval(() => {}, 1000)
process.stdout.write('begun')
await interruptible(() => new Promise(() => {}))
