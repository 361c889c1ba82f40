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

/** Points every member begins with. */
const START_POINTS = 100_000

const login = ({ id, email }: { id: number; email: string }) => {
  return { id, email, password: TEST_PASSWORD }
}

async function givenRichMember() {
  const member = await givenMember({ locale: 'en' })
  await givenCreditedScan(member, START_POINTS)
  return login(member)
}

const members = []
for (let count = Number(process.argv[2]); count > 0; count--) members.push(await givenRichMember())
const paint = await givenParticipatingProduct({ points: 120 })
const batch = await givenBatch({ productId: paint.id, count: 1_000_000 })
const category = await givenCategory()
const cap = await givenProduct({ categoryId: category.id, price: 10 })
const trousers = await givenProduct({
  categoryId: category.id,
  price: 20,
  variations: { Size: ['S', 'M'] },
  stock: 1000,
})
const seeded = {
  startPoints: START_POINTS,
  scanPoints: paint.points,
  members,
  admin: login(await givenStaff({ role: 'admin' })),
  marketing: login(await givenStaff({ role: 'marketing' })),
  batch: { id: batch.id, keyId: batch.keyId },
  paint: { id: paint.id },
  category,
  cap: { id: cap.id, slug: cap.slug, price: cap.price },
  trousers: { id: trousers.id, slug: trousers.slug, medium: trousers.variation('M') },
}
process.stdout.write(`${JSON.stringify(seeded)}\n`)
await app.terminate()
process.exit(0)

export type Seeded = typeof seeded
