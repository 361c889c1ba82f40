// Sends a campaign in one wave up to the outbox; prints the seconds. Its argument is the audience. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { changeSettings } = await import('#app/settings/settings')
const { transaction } = await import('#app/transaction')
const { advanceCampaigns } = await import('#notifications/campaigns/actions/advance_campaigns')
const { draftCampaign } = await import('#notifications/campaigns/actions/save_campaign')
const { scheduleCampaign } = await import('#notifications/campaigns/actions/steps')
const { ALL } = await import('#notifications/campaigns/campaign')
const { audienceOf } = await import('#notifications/campaigns/written_campaign')
const { default: Campaign } = await import('#notifications/campaigns/models/campaign')
const { default: OutboxMessage } = await import('#app/outbox/models/outbox_message')

const by = { source: 'cli' }
// The pause between waves is what staff choose; the work is what is measured.
await transaction((trx) => changeSettings(trx, { campaign_wave_size: 100_000 }))
const id = await transaction((trx) => {
  const words = { titleHu: 'Új ajándékok', titleEn: 'New gifts', textHu: 'Itt.', textEn: 'Here.' }
  const audience = audienceOf(JSON.parse(process.argv[2]))
  const draft = { name: 'Mérés', ...words, action: '/ajandekok', channels: ['mail'], audience }
  return draftCampaign(trx, draft, by)
})
await transaction((trx) => scheduleCampaign(trx, { id, revision: 1, by }, null))
const since = performance.now()
let campaign
do {
  // A server on the same database may take a part of it meanwhile.
  await advanceCampaigns()
  campaign = await Campaign.findOrFail(id)
} while (campaign.toldAfter !== ALL)
const seconds = (performance.now() - since) / 1000
const { recipientCount: recipients, toldCount: told } = campaign
const [{ mails }] = await OutboxMessage.query()
  .where({ topic: 'campaign_mail' })
  .pojo()
  .count('* as mails')
console.log(JSON.stringify({ seconds, recipients, told, mails: Number(mails) }))
await app.terminate()
