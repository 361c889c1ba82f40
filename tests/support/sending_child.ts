/**
 * A process that tells members something by every channel and carries it out until nothing waits, or until it is killed. Run by
 * the crash test on a database of its own; its mails, SMS and pushes go to services of that test.
 */
import { connect } from 'node:net'
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
const { OutwardAgent } = await import('#app/http/outward_agent')
const { resendTopic } = await import('#app/outbox/laid_aside')
const { SMS } = await import('#app/outbox/letters')
const { notify } = await import('#app/outbox/notices')
const { default: OutboxMessage } = await import('#app/outbox/models/outbox_message')
const { sendLater } = await import('#app/outbox/outbox')
const { runOutboxOnce } = await import('#app/outbox/worker')
const { NOTICE_SWITCHES } = await import('#app/rules/notification_topics')
const { transaction } = await import('#app/transaction')
const { saveChoices } = await import('#notifications/choices/actions/save_choices')
const { NOTICE_SMS } = await import('#notifications/sms/send_notice_sms')
const { LOGIN_CODE } = await import('./killing_services.js')
const { givenMember } = await import('./members.js')
const { notice } = await import('./notifications.js')
const { givenSubscription } = await import('./push.js')
const { PushBrowser } = await import('./push_browser.js')

/** In the morning, so that hundreds of rounds end before the quiet hours begin. */
const START = Date.parse('2027-06-02T06:00:00Z')
/** What a process that was killed had taken is free again by then. */
const ROUND_MS = 61_000
const CODE_AGE_MS = 10 * 60_000
/** An address anybody may be reached by; the test leads it to this computer. */
const PUBLIC_ADDRESS = { address: '142.250.74.10', family: 4 }

let ahead = START + round * ROUND_MS - Date.now()
useClock({ now: () => Date.now() + ahead })
const { PUSH_TEST_PORT, PUSH_TEST_AUTHORITY, PUSH_PUBLIC_KEY } = process.env
const agent = new OutwardAgent({
  resolve: async () => [PUBLIC_ADDRESS],
  dial: () => connect(Number(PUSH_TEST_PORT), '127.0.0.1'),
  authority: PUSH_TEST_AUTHORITY,
})
shop.container.swap(OutwardAgent, () => agent)

await tellMembers()
if (isDecided) await resendHeld()
for (;;) {
  await runOutboxOnce()
  const waiting = OutboxMessage.query().whereNull('doneAt').whereNull('deadAt')
  if (!(await waiting.first())) process.exit(0)
  ahead += ROUND_MS
}

/** One notice for each of some members, on all channels that follow from it, and a code. */
async function tellMembers() {
  const switches = { ...NOTICE_SWITCHES, order_sms: true }
  for (let number = 0; number < count; number++) {
    const member = await givenMember({ locale: 'hu' })
    await givenSubscription(member.id, new PushBrowser(), PUSH_PUBLIC_KEY!)
    await transaction((trx) => saveChoices(trx, member.id, { switches, quiet: null }))
    await transaction((trx) => tell(trx, member, `${round}:${number}`))
  }
}

type Member = Awaited<ReturnType<typeof givenMember>>
type Transaction = Parameters<typeof notify>[0]

async function tell(trx: Transaction, { id: memberId, email, phone }: Member, cause: string) {
  const values = { order: '12', points: 5, count: 1, parcels: '1', carriers: 'GLS', link: 'x' }
  const words = { key: 'mail.order_cancelled', template: 'action', values, locale: 'hu' }
  const mail = { dedupeKey: `mail:${cause}`, payload: { to: email, ...words } }
  await notify(trx, { memberId, dedupeKey: cause, notice: notice(), mail })
  const code = { key: 'sms.login_code', values: { code: LOGIN_CODE, host: 'x.hu' }, locale: 'hu' }
  const payload = { to: phone!, ...code, not_after: START + round * ROUND_MS + CODE_AGE_MS }
  await sendLater(trx, { topic: SMS, dedupeKey: `code:${cause}`, memberId, payload })
}

/** Staff has decided that what may have gone goes once more. */
async function resendHeld() {
  await transaction((trx) => resendTopic(trx, NOTICE_SMS, { source: 'cli' }))
}
