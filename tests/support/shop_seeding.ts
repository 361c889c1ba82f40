/** Run in a process of its own: fills the database of its environment and tells what is there. */
import { prepareTestEnvironment } from './environment.js'

prepareTestEnvironment()
const { ignite } = await import('../../bin/ignite.js')
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { givenMember, givenStaff, TEST_PASSWORD } = await import('./members.js')
const { givenBatch, givenParticipatingProduct } = await import('./points.js')
const { givenCategory, givenProduct } = await import('./catalogue.js')
const { givenCreditedScan } = await import('./scans.js')
const { givenSurvey } = await import('./surveys.js')
const { givenDraft } = await import('./boosters.js')
const { givenGame } = await import('./games.js')
const { freshTrade, givenScheduledCampaign } = await import('./campaigns.js')
const { givenLinked, givenToken } = await import('./partners.js')
const { newsletterSecretOf } = await import('#auth')
const { arrivingStaffCookie, registrationCookie, sessionCookie, staffSessionCookie } =
  await import('./session_cookie.js')

type Person = { id: number; email: string }

/** Points every member begins with. */
const START_POINTS = 100_000

const wish: { members: number; sessions: number } = JSON.parse(process.argv[2])

async function login(user: Person, makeSession: () => Promise<{ name: string; value: string }>) {
  const sessions = []
  for (let count = 0; count < wish.sessions; count++) sessions.push(await makeSession())
  return { id: user.id, email: user.email, password: TEST_PASSWORD, sessions }
}

async function givenRichMember() {
  const member = await givenMember({ locale: 'en' })
  await givenCreditedScan(member, START_POINTS)
  return login(member, () => sessionCookie(member))
}

async function givenSignedInStaff(role: 'admin' | 'marketing') {
  const staff = await givenStaff({ role })
  return { ...(await login(staff, () => staffSessionCookie(staff))), secret: staff.secret }
}

/** Somebody who entered the password of the back-office, and no code yet. */
async function givenArrivingStaff() {
  const staff = await givenStaff({ role: 'marketing' })
  return login(staff, () => arrivingStaffCookie(staff))
}

/** Somebody whose registration waits for the last step. */
async function givenNewcomer() {
  const newcomer = await givenMember({ registered: false })
  return login(newcomer, () => registrationCookie(newcomer.id))
}

const members = []
for (let count = wish.members; count > 0; count--) members.push(await givenRichMember())
const paint = await givenParticipatingProduct({ points: 120 })
const batch = await givenBatch({ productId: paint.id, count: 1_000_000 })
const category = await givenCategory()
const cap = await givenProduct({ categoryId: category.id, price: 10 })
const trousers = await givenProduct({
  titleEn: 'Work trousers',
  categoryId: category.id,
  price: 20,
  variations: { Size: ['S', 'M'] },
  stock: 1000,
})
const survey = await givenSurvey()
await givenGame()
for (let count = 0; count < 3; count++) await givenDraft()
const seeded = {
  startPoints: START_POINTS,
  scanPoints: paint.points,
  members,
  admin: await givenSignedInStaff('admin'),
  marketing: await givenSignedInStaff('marketing'),
  arriving: await givenArrivingStaff(),
  newcomer: await givenNewcomer(),
  batch: { id: batch.id, keyId: batch.keyId },
  paint: { id: paint.id },
  category,
  survey: survey.slug,
  campaign: await givenScheduledCampaign({ professionId: freshTrade() }),
  partnerToken: (await givenToken()).secret,
  partnerMember: await givenLinked(members[0].id),
  newsletterSecret: (await newsletterSecretOf(members[0].id))!,
  cap: { id: cap.id, slug: cap.slug, price: cap.price },
  trousers: { id: trousers.id, slug: trousers.slug, medium: trousers.variation('M') },
}
// A long text goes through a pipe in parts, and the end of the process would cut it.
await new Promise((resolve) => process.stdout.write(`${JSON.stringify(seeded)}\n`, resolve))
await app.terminate()
process.exit(0)

export type Seeded = typeof seeded
