import { recordAudit } from '#app/audit/audit'
import { unheard, type OnProgress } from '#app/progress'
import { settings } from '#app/settings/settings'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth/members/hold_member'
import Member from '#auth/members/models/member'
import { bookedAmong, credit, isBooked } from '#points'
import { isLeapYear, nameDaysOn } from '../name_days.js'

/** Members greeted in one transaction: each is a few statements, and nobody's scan waits for more than so many. */
const BATCH = 25

/** What a run did, or would do. */
export interface Greetings {
  /** The day in Budapest that was greeted, YYYY-MM-DD. */
  day: string
  /** Bonuses booked in this run; who has both days on this one gets two. */
  members: number
  /** Points of all of them together. */
  points: number
}

/** A day of the year that members are greeted on. */
interface Occasion {
  source: 'birthday' | 'name_day'
  /** MM-DD in SQL. */
  date: string
  setting: 'birthday_greeting_points' | 'name_day_greeting_points'
  /** What comes after the year in the reference. */
  reference: '' | 'name_day:'
  /** What members told, as MM-DD, that falls on a day: at most two. */
  toldFor: (day: string) => string[]
}

const OCCASIONS: Occasion[] = [
  {
    source: 'birthday',
    date: 'substr(birthday, 6)',
    setting: 'birthday_greeting_points',
    reference: '',
    toldFor: birthdaysOn,
  },
  {
    source: 'name_day',
    date: 'name_day',
    setting: 'name_day_greeting_points',
    reference: 'name_day:',
    toldFor: nameDaysOn,
  },
]

/**
 * Books the yearly bonus of everybody whose birthday or name day a day is; a bonus of 0 points
 * greets nobody. Running it again, or twice at once, books nothing twice, and an interrupted run is
 * simply run again. Who was born on 29 February is greeted on the 28th in common years; name days
 * of late February move as the calendar moves them.
 *
 * @param day YYYY-MM-DD, in Budapest
 * @param told hears how many of the members whose day it is are dealt with
 * @source requirements X-10
 */
export async function greetMembers(
  day: string,
  { dryRun, told = unheard }: { dryRun: boolean; told?: OnProgress }
): Promise<Greetings> {
  const greetings = { day, members: 0, points: 0 }
  const wanted: Greeting[] = []
  for (const occasion of OCCASIONS) {
    const points = (await settings())[occasion.setting]
    const [date, other = date] = occasion.toldFor(day)
    if (points < 1 || !date) continue
    wanted.push({ occasion, dates: [date, other], day, points })
  }
  let [total, seen] = [0, 0]
  for (const greeting of wanted) {
    const [{ $extras: counted }] = await celebrating(greeting).count('* as members')
    total += Number(counted.members)
  }
  const onBatch = (members: number) => told(Math.min((seen += members), total), total)
  for (const greeting of wanted) {
    const booked = await greetAll(greeting, { dryRun, onBatch })
    greetings.members += booked
    greetings.points += booked * greeting.points
  }
  return greetings
}

/**
 * The birthdays, as MM-DD, that are celebrated on a day.
 *
 * @param day YYYY-MM-DD
 */
export function birthdaysOn(day: string): string[] {
  const date = day.slice(5)
  return date === '02-28' && !isLeapYear(Number(day.slice(0, 4))) ? [date, '02-29'] : [date]
}

interface Greeting {
  occasion: Occasion
  dates: [string, string]
  day: string
  points: number
}

async function greetAll(
  greeting: Greeting,
  { dryRun, onBatch }: { dryRun: boolean; onBatch: (members: number) => void }
): Promise<number> {
  let booked = 0
  for (let last = 0; ;) {
    const found = await celebrating(greeting).where('id', '>', last).orderBy('id').limit(BATCH)
    if (!found.length) return booked
    last = found.at(-1)!.id
    const ids = await notGreeted(greeting, found)
    if (dryRun) booked += ids.length
    else if (ids.length) booked += await transaction((trx) => greet(trx, ids, greeting))
    onBatch(found.length)
  }
}

/** Members whose day it is. */
function celebrating({ occasion, dates }: Greeting, trx?: Transaction) {
  return Member.query(trx)
    .whereRaw(`${occasion.date} in (?, ?)`, dates)
    .whereNotNull('registeredAt')
    .whereNull('deletedAt')
    .whereNull('disabledAt')
}

async function notGreeted(greeting: Greeting, members: Member[]): Promise<number[]> {
  const booked = await bookedAmong(members.map(({ id }) => referenceOf(greeting, id)))
  return members.map(({ id }) => id).filter((id) => !booked.includes(referenceOf(greeting, id)))
}

/** Greets one batch, in the order of ids as everybody who locks several members. */
async function greet(trx: Transaction, ids: number[], greeting: Greeting): Promise<number> {
  const { occasion, day, points } = greeting
  const { source } = occasion
  let booked = 0
  for (const memberId of ids) {
    const reference = referenceOf(greeting, memberId)
    if (!(await holdMember(trx, memberId))) continue
    const isDue = await celebrating(greeting, trx).where('id', memberId).first()
    if (!isDue || (await isBooked(trx, reference))) continue
    await credit(trx, { memberId, points, source, sourceName: day.slice(0, 4), reference })
    booked++
  }
  if (booked) await writeDown(trx, greeting, booked)
  return booked
}

/** Each transaction has its own line, so that none is missing after a crash. */
function writeDown(trx: Transaction, { day, points }: Greeting, booked: number) {
  const detail = `${day}: ${booked} × ${points}`
  const by = { source: 'cli' } as const
  const subject = { type: 'shop', id: 0 }
  return recordAudit(trx, { by, action: 'points.greeted', subject, detail })
}

/** The name of a member's entry for a year. */
function referenceOf({ occasion, day }: Greeting, memberId: number): string {
  return `greeting:${day.slice(0, 4)}:${occasion.reference}${memberId}`
}
