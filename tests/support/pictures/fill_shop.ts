/** Run in a process of its own: fills the database of its environment with the demo shop at a fixed moment, and tells who looks at it. */
import { prepareTestEnvironment } from '../environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { stopClock } = await import('./moment.js')
const { rows } = await import('#app/database/statement')
const { shopReader } = await import('#app/database/engine')
const { transaction } = await import('#app/transaction')
const { fillDemoShop } = await import('#database/demo/fill_demo')
const { DEMO_MEMBER_EMAIL } = await import('#database/demo/members/member_plans')
const { sessionCookie, staffSessionCookie } = await import('../session_cookie.js')

/** What is made up anew in each shop and shown on pages; without a language of one's own, the visitor's choice counts. */
const SAME_EACH_TIME = `UPDATE members SET referral_code = 'mesterpont-' || id, locale = NULL`
const MEMBER = 'SELECT id, email, locale FROM members WHERE email = ?'
const STAFF = 'SELECT id, email, name, role, locale FROM staff_members WHERE role = ?'
const ORDER = 'SELECT MAX(id) AS id FROM orders WHERE member_id = ?'

stopClock()
await fillDemoShop()
await transaction((trx) => rows(trx, SAME_EACH_TIME, []))
const [member] = await shopReader().rows<never>(MEMBER, [DEMO_MEMBER_EMAIL])
const [staff] = await shopReader().rows<never>(STAFF, ['admin'])
const memberId = (member as { id: number }).id
const [order] = await shopReader().rows<{ id: number }>(ORDER, [memberId])
const filled = {
  memberId,
  orderId: order.id,
  member: await sessionCookie(member),
  staff: await staffSessionCookie(staff),
}
await new Promise((resolve) => process.stdout.write(`${JSON.stringify(filled)}\n`, resolve))
await app.terminate()
process.exit(0)

/** Cookies of who is logged in, and what addresses name. */
export type FilledShop = typeof filled
