/** Run in a process of its own: plays seeds 1 to so many on the database of its environment. */
import { prepareTestEnvironment } from '../environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { play } = await import('./play.js')
for (let seed = 1; seed <= Number(process.argv[2]); seed++) {
  const played = `${JSON.stringify({ seed, ledger: await play(seed) })}\n`
  // A long text goes through a pipe in parts, and the end of the process would cut it.
  await new Promise((resolve) => process.stdout.write(played, resolve))
}
await app.terminate()
process.exit(0)
