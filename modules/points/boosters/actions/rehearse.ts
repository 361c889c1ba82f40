import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { settings } from '#app/settings/settings'
import { MemberFacts, type MemberFact } from '#points/contracts/member_facts'
import { asksForFacts, bonusOn, isAbout, isFor, isItsWeekday } from '../bonus_of.js'
import type { BoosterTerms } from '../booster.js'
import { BoosterAccount } from '../booster_account.js'
import { pastScans, type PastScan } from '../queries/past_scans_sql.js'

/** What a draft would have done to the scans of the past. */
export interface Rehearsal {
  /** The days that were played, both included, YYYY-MM-DD. */
  firstDay: string
  lastDay: string
  days: number
  /** Scans there were. */
  scans: number
  /** Scans that would have brought something else. */
  touched: number
  /** Members these scans belong to. */
  members: number
  /** Points more, or fewer where it is below zero. */
  points: number
  /** What these points cost, in forints. */
  cost: number
  /** The day on which the budget or the limit in all would have been used up. */
  endedOn: string | null
  /** What the draft's own period would bring at the same pace; null where it has no two ends. */
  expected: { days: number; points: number; cost: number } | null
}

/** Points whose cost the settings name. */
const COST_UNIT = 100

/**
 * Plays a booster over the scans of the last months, as if its period had been then. Members are
 * what they are today.
 */
export async function rehearseBooster(terms: BoosterTerms, months: number): Promise<Rehearsal> {
  const period = lastMonths(months)
  const booster = new BoosterAccount(terms)
  let scans = 0
  for await (const page of pastScans(period.firstDay)) {
    scans += page.length
    const meant = await meantBy(terms, page)
    for (const { memberId, day, points: base } of meant) {
      const points = bonusOn(terms, base)
      if (points > 0) booster.take({ memberId, day, points })
    }
  }
  const { given, members, spent, endedOn } = booster
  const played = { ...period, scans, touched: given, members, points: spent, endedOn }
  return { ...played, cost: await costOf(spent), expected: await expectedOf(booster, period) }
}

/** Plays what a scan of a product would bring over its scans of the last months. */
export async function rehearseScanRule(
  { productId, points }: { productId: number; points: number },
  months: number
): Promise<Rehearsal> {
  const period = lastMonths(months)
  const members = new Set<number>()
  const sum = { scans: 0, touched: 0, points: 0 }
  for await (const page of pastScans(period.firstDay)) {
    sum.scans += page.length
    for (const scan of page) {
      if (scan.productId !== productId || scan.hasOwnPoints || scan.points === points) continue
      sum.touched += 1
      sum.points += points - scan.points
      members.add(scan.memberId)
    }
  }
  const cost = await costOf(sum.points)
  return { ...period, ...sum, members: members.size, cost, endedOn: null, expected: null }
}

/** The scans a booster is about, but for what is left of it. */
async function meantBy(terms: BoosterTerms, page: PastScan[]): Promise<PastScan[]> {
  const about = page.filter((scan) => {
    return isAbout(terms, scan.productId) && isItsWeekday(terms, scan.day)
  })
  if (!asksForFacts(terms) || about.length === 0) return about
  const facts = await factsOf([...new Set(about.map(({ memberId }) => memberId))])
  return about.filter(({ memberId }) => isFor(terms, facts.get(memberId)))
}

async function factsOf(memberIds: number[]): Promise<Map<number, MemberFact>> {
  const memberFacts = await app.container.make(MemberFacts)
  return memberFacts.of(shopReader(), memberIds)
}

function lastMonths(months: number) {
  const lastDay = businessDate(clock.now())
  const firstDay = DateTime.fromISO(lastDay).minus({ months }).plus({ days: 1 }).toISODate()!
  return { firstDay, lastDay, days: daysBetween(firstDay, lastDay) }
}

/** Days from one to the other, both included. */
function daysBetween(first: string, last: string): number {
  return Math.round(DateTime.fromISO(last).diff(DateTime.fromISO(first), 'days').days) + 1
}

type Period = { firstDay: string; days: number }

async function expectedOf({ terms, spent, endedOn }: BoosterAccount, period: Period) {
  if (!terms.firstDay || !terms.lastDay) return null
  const days = daysBetween(terms.firstDay, terms.lastDay)
  const ran = endedOn ? daysBetween(period.firstDay, endedOn) : period.days
  const points = Math.min(terms.budget, Math.round((spent / ran) * days))
  return { days, points, cost: await costOf(points) }
}

async function costOf(points: number): Promise<number> {
  const { hundred_points_cost: cost } = await settings()
  return Math.round((points * cost) / COST_UNIT)
}
