import { DAY_MS, HOUR_MS, MINUTE_MS, type World } from './world.js'

/** How a harvest is planted; each answers the accounts it went through. */
export const HARVEST_KINDS = {
  /** A stolen roll, scanned by one account in an afternoon; some stickers are torn. */
  roll(world: World): number[] {
    const member = world.member()
    const batch = world.batch()
    const serials = taken(world, batch, world.between(120, 600), 5)
    world.scanAll(member, batch, serials, world.moment(1))
    return [member]
  },
  /** Somebody who goes through a store and scans what stands there, over a few days. */
  shelf(world: World): number[] {
    const member = world.member()
    const batch = world.batch()
    const serials = taken(world, batch, world.between(150, 300), 30)
    overDays(world, { batch, serials, days: world.between(2, 6), memberOf: () => member })
    return [member]
  },
  /** A stolen roll in small portions, one each day. */
  drip(world: World): number[] {
    const member = world.member()
    const batch = world.batch()
    const days = world.between(5, 12)
    const serials = taken(world, batch, days * world.between(25, 40), 3)
    overDays(world, { batch, serials, days, memberOf: () => member })
    return [member]
  },
  /** A stolen roll over new accounts, none of which has more than a pallet. */
  spread(world: World): number[] {
    const batch = world.batch()
    const began = world.moment(12)
    const accounts = Array.from({ length: world.between(4, 12) }, () =>
      world.member(began + world.between(0, 20) * HOUR_MS)
    )
    const each = world.between(14, 40)
    const serials = taken(world, batch, accounts.length * each, 4)
    const isMixed = world.chance(50)
    const memberOf = (place: number) =>
      accounts[
        isMixed ? world.random.below(accounts.length) : Math.floor(place / each) % accounts.length
      ]
    const from = began + DAY_MS
    overDays(world, { batch, serials, days: world.between(1, 10), memberOf, from })
    return accounts
  },
  /** Codes off photographs and guesses: nearly all of them are refused. */
  guess(world: World): number[] {
    const member = world.member(world.chance(50) ? world.moment() : undefined)
    world.refuse(member, world.between(40, 200))
    const batch = world.batch()
    world.scanAll(member, batch, world.fromShelf(world.shop(), batch, 3), world.moment())
    return [member]
  },
}

/** The name of a kind of harvest. */
export type HarvestKind = keyof typeof HARVEST_KINDS

/** A stretch out of the store of which some stickers, in a hundred, are missing. */
function taken(world: World, batch: number, count: number, missing: number): number[] {
  world.othersTake(batch)
  return world.fromStore(batch, count).filter(() => !world.chance(missing))
}

interface Portions {
  batch: number
  serials: number[]
  days: number
  memberOf: (place: number) => number
  /** Milliseconds from the beginning of the month. */
  from?: number
}

function overDays(world: World, { batch, serials, days, memberOf, from }: Portions) {
  const begin = from ?? world.moment(days)
  const portion = Math.ceil(serials.length / days)
  serials.forEach((serial, place) => {
    const day = Math.floor(place / portion)
    const at = begin + day * DAY_MS + (place % portion) * world.between(3, 20) * 1000
    world.scan(memberOf(place), batch, serial, at + world.between(0, 30) * MINUTE_MS)
  })
}
