import { chanceOf, type Chance } from './chance.js'
import type { Diligence, MemberPlan, PlannedConsents } from './member_plan.js'

/** What happened to one member; `at` is in ms since 1970 UTC, `member` a place in the plans. */
export type Happening = { at: number; member: number } & (
  | { kind: 'registration' | 'profile_data' | 'birthday' | 'name_day' | 'facebook_group' }
  | { kind: 'consent'; purpose: keyof PlannedConsents }
  | { kind: 'scan'; product: string }
  /** The member looks through the catalogue and orders what the points allow. */
  | { kind: 'order' }
)

const happeningSeed = 20_250_630
const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000
const firstWorkingHour = 5
const lastWorkingHour = 17

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
  const chance = chanceOf(happeningSeed)
  const happenings = plans.flatMap((plan, member) => [
    ...tellings(plan, member, now),
    ...scans(plan, member, { now, chance, scannable }),
    ...orders(plan, member, { now, chance, scannable }),
  ])
  return happenings
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at || one.member - other.member)
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
  const later = (minutes: number) => registered + minutes * minuteMs
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
    at: workingMoment(plan, now, chance),
    member,
  }))
}

function orders(plan: MemberPlan, member: number, { now, chance }: Course): Happening[] {
  const count = between(chance, activity[plan.diligence].orders)
  return Array.from({ length: count }, () => ({
    kind: 'order',
    at: workingMoment(plan, now, chance),
    member,
  }))
}

/** Midday of the day of registration, in ms since 1970 UTC. */
export function registeredAt(plan: MemberPlan, now: number): number {
  return startOfDay(now) - plan.registered_days_ago * dayMs + 11 * hourMs
}

/** A moment after the registration at which people are at work. */
function workingMoment(plan: MemberPlan, now: number, chance: Chance): number {
  const daysAgo = chance.between(0, plan.registered_days_ago - 1)
  const hour = chance.between(firstWorkingHour, lastWorkingHour)
  const moment = chance.between(0, hourMs - 1)
  return startOfDay(now) - daysAgo * dayMs + hour * hourMs + moment
}

function startOfDay(instant: number): number {
  return Math.floor(instant / dayMs) * dayMs
}

function between(chance: Chance, [least, most]: [number, number]): number {
  return chance.between(least, most)
}
