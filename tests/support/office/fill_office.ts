/** Run in a process of its own: fills the database of its environment so that every list of the back-office has a row. */
import { prepareTestEnvironment } from '../environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { transaction } = await import('#app/transaction')
const { writeMemberNote } = await import('#auth/care/actions/write_member_note')
const { askQuestion } = await import('#content/counselling/actions/ask_question')
const { fillDemoShop } = await import('#database/demo/fill_demo')
const { givenDraft } = await import('../boosters.js')
const { freshTrade, givenCampaignDraft, givenScheduledCampaign } = await import('../campaigns.js')
const { givenBusyMember } = await import('../cared_member.js')
const { givenProduct } = await import('../catalogue.js')
const { announced, drawStandIns, givenDraws } = await import('../draws.js')
const { givenMember, givenStaff } = await import('../members.js')
const { givenToken } = await import('../partners.js')
const { givenReward } = await import('../rewards.js')
const { staffSessionCookie } = await import('../session_cookie.js')
const { givenLaidAside, givenWaitingBooking, givenWaitingDeed } = await import('../waiting.js')

await fillDemoShop()
const member = await givenMember()
const about = { topic: 'defect' as const, productId: null, photos: [] }
await transaction((trx) =>
  askQuestion(trx, { memberId: member.id, text: 'A vakolat repedezik.', ...about })
)
const gift = await givenProduct({ titleHu: 'Rádió', titleEn: 'Radio', isGift: true, price: 0 })
await givenReward(member, gift)
await givenDraft()
await givenScheduledCampaign({ professionId: freshTrade() })
await givenCampaignDraft({ professionId: freshTrade() })
drawStandIns()
await announced(await givenDraws({ memberIds: [member.id] }))
await givenToken()
await givenLaidAside()
await givenWaitingBooking()
await givenWaitingDeed()
// The newest member is the one whose page is looked at.
const { member: busy } = await givenBusyMember()
const staff = await givenStaff()
const note = {
  memberId: busy.id,
  text: 'Kedden hívja vissza.',
  by: { source: 'admin', staffId: staff.id } as const,
}
await transaction((trx) => writeMemberNote(trx, note))
const filled = {
  cookie: await staffSessionCookie(staff),
  auditor: await staffSessionCookie(await givenStaff({ role: 'auditor' })),
  marketing: await staffSessionCookie(await givenStaff({ role: 'marketing' })),
  email: (await givenStaff()).email,
  newcomer: (await givenStaff({ secondFactor: false })).email,
}
await new Promise((resolve) => process.stdout.write(`${JSON.stringify(filled)}\n`, resolve))
await app.terminate()
process.exit(0)

/**
 * Who comes in: an administrator, an auditor and somebody of marketing are signed in, the others are at the entrance,
 * with a second factor and without.
 */
export type FilledOffice = typeof filled
