import { DAY_MS, HOUR_MS, MONTH_DAYS, type World } from './world.js'

/** How honest members of each kind spend the month, and how many of them there are. */
export const HONEST_KINDS = {
  /** Buys a bucket now and then. */
  occasional: { weight: 540, live: (world: World) => [shopper(world, [1, 4], [1, 3])] },
  /** Comes to the same shop for the same product. */
  regular: { weight: 250, live: (world: World) => [shopper(world, [4, 12], [1, 6])] },
  /** Works with a crew: scans 30 to 48 neighbouring stickers off a pallet, sometimes off two. */
  crew: { weight: 100, live: (world: World) => [crewLeader(world)] },
  /** Keeps the stickers in the van and scans a pile of them in one evening. */
  saver: { weight: 50, live: (world: World) => [saver(world)] },
  /** Joined this month; every second one begins with a pallet. */
  newcomer: { weight: 40, live: (world: World) => [newcomer(world)] },
  /** Joined together and share a pallet. */
  colleagues: { weight: 5, live: colleagues },
  /** A promoter signs people up in a shop; each scans what stands there. */
  launch: { weight: 2, live: launch },
  /** Types codes by hand, and badly. */
  clumsy: { weight: 30, live: (world: World) => [clumsy(world)] },
}

/** The name of a kind of honest members. */
export type HonestKind = keyof typeof HONEST_KINDS

type Range = [least: number, most: number]

function shopper(world: World, visits: Range, bought: Range, member = world.member()): number {
  const [shop, batch] = [world.shop(), world.batch()]
  const isLoyal = world.chance(60)
  for (let visit = world.between(...visits); visit > 0; visit--) {
    const product = isLoyal ? batch : world.batch()
    const serials = world.fromShelf(shop, product, world.between(...bought))
    world.scanAll(member, product, serials, world.moment())
  }
  if (world.chance(30)) world.refuse(member, world.between(1, 3))
  return member
}

function pallet(world: World, member: number, batch: number, at: number) {
  world.scanAll(member, batch, world.fromStore(batch, world.between(30, 48)), at)
}

function crewLeader(world: World): number {
  const member = world.member()
  const batch = world.batch()
  let at = world.moment(20)
  for (let deliveries = world.between(1, 3); deliveries > 0; deliveries--) {
    // Now and then the next pallet stands right behind the last one.
    if (!world.chance(30)) world.othersTake(batch)
    pallet(world, member, batch, at)
    if (world.chance(15)) pallet(world, member, batch, at + HOUR_MS)
    at += world.between(4, 10) * DAY_MS
    if (at > MONTH_DAYS * DAY_MS) break
  }
  if (world.chance(40)) world.refuse(member, world.between(1, 6))
  return member
}

function saver(world: World): number {
  const member = world.member()
  const batches = [world.batch(), world.batch()]
  const at = world.moment()
  for (let pile = world.between(10, 40); pile > 0; pile--) {
    const batch = world.random.pick(batches)
    const [serial] = world.fromShelf(world.shop(), batch, 1)
    world.scan(member, batch, serial, at + pile * 8000)
  }
  if (world.chance(40)) world.refuse(member, world.between(1, 8))
  return member
}

function newcomer(world: World): number {
  const began = world.moment(3)
  const member = world.member(began)
  if (world.chance(50)) pallet(world, member, world.batch(), began + world.between(1, 48) * HOUR_MS)
  else shopper(world, [1, 3], [1, 4], member)
  return member
}

function colleagues(world: World): number[] {
  const batch = world.batch()
  const began = world.moment(2)
  const members = Array.from({ length: world.between(2, 4) }, () => world.member(began))
  world.othersTake(batch)
  const serials = world.fromStore(batch, world.between(30, 48))
  serials.forEach((serial, place) => {
    world.scan(members[place % members.length], batch, serial, began + HOUR_MS + place * 9000)
  })
  return members
}

function launch(world: World): number[] {
  const [shop, batch] = [world.shop(), world.batch()]
  const at = world.moment()
  return Array.from({ length: world.between(15, 30) }, (_, place) => {
    const member = world.member(at + place * 120_000)
    const serials = world.fromShelf(shop, batch, world.between(1, 3))
    world.scanAll(member, batch, serials, at + place * 120_000 + 60_000)
    return member
  })
}

function clumsy(world: World): number {
  const member = shopper(world, [1, 6], [1, 3])
  world.refuse(member, world.between(4, 12))
  return member
}
