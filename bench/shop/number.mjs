// Gives the members of a shop their places in the feed for partners, as one that has run for long. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { numberAll } = await import('#partners/sync/number_all')
await numberAll()
await app.terminate()
