/**
 * A process that sends campaigns until all of them rest. It ends as if killed when the clock was asked for the so-manieth
 * time, which happens inside and between transactions alike. Run by the crash test on a database of its own.
 */
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const [killAt, minutesLater] = process.argv.slice(2).map(Number)
const { ignite } = await import('../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { useClock } = await import('#app/clock')
const { runOutboxOnce } = await import('#app/outbox/worker')
const { advanceCampaigns } = await import('#notifications/campaigns/actions/advance_campaigns')
const { default: Campaign } = await import('#notifications/campaigns/models/campaign')

const MINUTE_MS = 60_000
let asked = 0
let ahead = minutesLater * MINUTE_MS
useClock({
  now() {
    if (++asked === killAt) process.kill(process.pid, 'SIGKILL')
    return Date.now() + ahead
  },
})

for (;;) {
  await advanceCampaigns()
  await runOutboxOnce()
  if (!(await Campaign.query().whereNot({ state: 'done' }).first())) break
  // The next wave is due, and what a killed process had taken is free again.
  ahead += MINUTE_MS + 1
}
process.exit(0)
