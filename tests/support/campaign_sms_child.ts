/**
 * A process that sends a campaign by SMS to some members and goes on with those of before until nothing of them is under way, or
 * until it is killed. Run by the crash test on a database of its own; its SMS go to a service of that test.
 */
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const [round, count] = process.argv.slice(2, 4).map(Number)
const isDecided = process.argv[4] === 'decided'
const { ignite } = await import('../../bin/ignite.js')
const shop = ignite().createApp('console')
await shop.init()
await shop.boot()
await shop.start(() => {})

const { useClock } = await import('#app/clock')
const { resendTopic } = await import('#app/outbox/laid_aside')
const { default: OutboxMessage } = await import('#app/outbox/models/outbox_message')
const { runOutboxOnce } = await import('#app/outbox/worker')
const { transaction } = await import('#app/transaction')
const { advanceCampaigns } = await import('#notifications/campaigns/actions/advance_campaigns')
const { CAMPAIGN_SMS } = await import('#notifications/campaigns/messages')
const { agreeByPhone, givenScheduledCampaign, givenTrade } = await import('./campaigns.js')

/** In the morning, so that all rounds end before the quiet hours begin. */
const START = Date.parse('2027-06-02T06:00:00Z')
/** What a process that was killed had taken is free again by then. */
const ROUND_MS = 61_000

let ahead = START + round * ROUND_MS - Date.now()
useClock({ now: () => Date.now() + ahead })

if (count > 0) await sendCampaign()
if (isDecided) await transaction((trx) => resendTopic(trx, CAMPAIGN_SMS, { source: 'cli' }))
for (;;) {
  await advanceCampaigns()
  await runOutboxOnce()
  await advanceCampaigns()
  const waiting = OutboxMessage.query().whereNull('doneAt').whereNull('deadAt')
  if (!(await waiting.first())) process.exit(0)
  ahead += ROUND_MS
}

async function sendCampaign() {
  const { professionId, members } = await givenTrade(count, { agrees: false, locale: 'hu' })
  for (const { id } of members) await agreeByPhone(id)
  const words = { smsHu: 'Megjöttek az ajándékok!', smsEn: 'The gifts are here!' }
  await givenScheduledCampaign({ professionId, channels: ['sms'], ...words })
}
