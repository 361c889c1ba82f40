import { chanceOf, type Chance } from './chance.js'
import type { Diligence, MemberPlan, PlannedConsents } from './member_plan.js'

/** What happened to one member; `at` is in ms since 1970 UTC, `member` a place in the plans. */
export type Happening = { at: number; member: number } & (
  | { kind: 'registration' | 'profile_data' | 'birthday' | 'name_day' | 'facebook_group' }
  | { kind: 'consent'; purpose: keyof PlannedConsents }
  /** `serial` is the place of the scanned code in its batch. */
  | { kind: 'scan'; product: string; serial: number }
  /** The invited member scanned for the first time, which pays the inviting one. */
  | { kind: 'referral'; invited: number }
  /** The member looks through the catalogue and orders what the points allow. */
  | { kind: 'order'; order: number }
  /** Staff take an order one step on. */
  | { kind: 'order_step'; order: number; to: OrderStep }
)

/** A step an order of the demo takes after it was placed. */
export type OrderStep = 'processing' | 'shipped' | 'delivered' | 'cancelled'

/** Codes of each batch that nobody of the demo has scanned, so that the sheet shows fresh ones. */
export const SERIALS_KEPT_FOR_SHEET = 200

const HAPPENING_SEED = 20_250_630
/** More orders than one member places, so that every order has a number of its own. */
const ORDERS_OF_MEMBER_MAX = 10
const CANCELLED_SHARE = 0.06
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const FIRST_WORKING_HOUR = 5
const LAST_WORKING_HOUR = 17

/** Bounds of the buckets a member scans in a month, and of the orders in a year. */
const activity: Record<Diligence, { scansAMonth: [number, number]; orders: [number, number] }> = {
  curious: { scansAMonth: [0, 2], orders: [0, 0] },
  regular: { scansAMonth: [2, 7], orders: [0, 2] },
  diligent: { scansAMonth: [8, 16], orders: [1, 5] },
}

/**
 * Everything that happened to the planned members in the last year, oldest first. The same for the
 * same plans and the same moment.
 *
 * @param now the present, in ms since 1970 UTC; nothing happens later
 * @param scannable slugs of the products whose codes can be scanned
 */
export function happeningsOf(plans: MemberPlan[], now: number, scannable: string[]): Happening[] {
  const chance = chanceOf(HAPPENING_SEED)
  const happenings = plans.flatMap((plan, member) => [
    ...tellings(plan, member, now),
    ...scans(plan, member, { now, chance, scannable }),
    ...orders(plan, member, { now, chance, scannable }),
  ])
  const past = happenings.filter(({ at }) => at < now)
  return withReferrals(withSerials(past.sort(byMoment)), plans)
}

/** Codes are scanned in the order they were printed in; the first ones stay for the sheet. */
function withSerials(happenings: Happening[]): Happening[] {
  const scanned = new Map<string, number>()
  return happenings.map((happening) => {
    if (happening.kind !== 'scan') return happening
    const serial = scanned.get(happening.product) ?? SERIALS_KEPT_FOR_SHEET
    scanned.set(happening.product, serial + 1)
    return { ...happening, serial }
  })
}

function withReferrals(happenings: Happening[], plans: MemberPlan[]): Happening[] {
  const hasScanned = new Set<number>()
  return happenings.flatMap((happening) => {
    if (happening.kind !== 'scan' || hasScanned.has(happening.member)) return [happening]
    hasScanned.add(happening.member)
    const inviter = plans[happening.member].invited_by
    if (inviter === null) return [happening]
    const { at, member: invited } = happening
    return [happening, { kind: 'referral' as const, at, member: inviter, invited }]
  })
}

function byMoment(one: Happening, other: Happening): number {
  return one.at - other.at || one.member - other.member
}

/** What the member told on the day of the registration and earned points for. */
function tellings(plan: MemberPlan, member: number, now: number): Happening[] {
  const registered = registeredAt(plan, now)
  const told: Happening[] = [{ kind: 'registration', at: registered, member }]
  for (const [purpose, given] of Object.entries(plan.consents)) {
    if (!given) continue
    told.push({
      kind: 'consent',
      purpose: purpose as keyof PlannedConsents,
      at: registered + told.length,
      member,
    })
  }
  const later = (minutes: number) => registered + minutes * MINUTE_MS
  if (plan.birthday) told.push({ kind: 'birthday', at: later(2), member })
  if (plan.name_day) told.push({ kind: 'name_day', at: later(3), member })
  if (plan.has_shipping) told.push({ kind: 'profile_data', at: later(9), member })
  if (member % 11 === 0) told.push({ kind: 'facebook_group', at: later(60 * 24), member })
  return told
}

type Course = { now: number; chance: Chance; scannable: string[] }

function scans(plan: MemberPlan, member: number, course: Course): Happening[] {
  const { chance, scannable, now } = course
  const favourites = [chance.oneOf(scannable), chance.oneOf(scannable), chance.oneOf(scannable)]
  const months = plan.registered_days_ago / 30
  const count = Math.round(between(chance, activity[plan.diligence].scansAMonth) * months)
  return Array.from({ length: count }, () => ({
    kind: 'scan',
    product: chance.oneOf(favourites),
    serial: 0,
    at: workingMoment(plan, now, chance),
    member,
  }))
}

function orders(plan: MemberPlan, member: number, { now, chance }: Course): Happening[] {
  const count = plan.orders ?? between(chance, activity[plan.diligence].orders)
  return Array.from({ length: count }, (_, index) => {
    const order = member * ORDERS_OF_MEMBER_MAX + index
    const at = workingMoment(plan, now, chance)
    return [{ kind: 'order' as const, order, at, member }, ...steps(order, at, member, chance)]
  }).flat()
}

/** What becomes of an order; the steps that still lie ahead are dropped with the future. */
function steps(order: number, placed: number, member: number, chance: Chance): Happening[] {
  const step = (to: OrderStep, days: number) => ({
    kind: 'order_step' as const,
    order,
    to,
    at: placed + days * DAY_MS + chance.between(0, HOUR_MS),
    member,
  })
  if (chance.happens(CANCELLED_SHARE)) return [step('cancelled', 0.1)]
  return [step('processing', 1), step('shipped', 3), step('delivered', 6)]
}

/** Midday of the day of registration, in ms since 1970 UTC. */
export function registeredAt(plan: MemberPlan, now: number): number {
  return startOfDay(now) - plan.registered_days_ago * DAY_MS + 11 * HOUR_MS
}

/** A moment after the registration at which people are at work. */
function workingMoment(plan: MemberPlan, now: number, chance: Chance): number {
  const daysAgo = chance.between(0, plan.registered_days_ago - 1)
  const hour = chance.between(FIRST_WORKING_HOUR, LAST_WORKING_HOUR)
  const moment = chance.between(0, HOUR_MS - 1)
  return startOfDay(now) - daysAgo * DAY_MS + hour * HOUR_MS + moment
}

function startOfDay(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS
}

function between(chance: Chance, [least, most]: [number, number]): number {
  return chance.between(least, most)
}
