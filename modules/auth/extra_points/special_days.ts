import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { holdMember } from '../members/hold_member.js'
import Member from '../members/models/member.js'
import { bookBonus } from './bonus.js'

/** The days of a member that bring points: YYYY-MM-DD, and MM-DD without a year. */
export type SpecialDay = 'birthday' | 'name_day'

/** What a member told of its days; null where it has not. */
export type SpecialDays = Record<SpecialDay, string | null>

const COLUMNS = {
  birthday: { column: 'birthday', givenAt: 'birthdayGivenAt' },
  name_day: { column: 'nameDay', givenAt: 'nameDayGivenAt' },
} as const

/**
 * Stores a day, or takes it away, and books its points the first time it is given: on giving it,
 * never on the day itself. @source requirements
 *
 * @returns the points booked; 0 for a repeat
 */
export async function saveDay(
  trx: Transaction,
  memberId: number,
  { kind, day }: { kind: SpecialDay; day: string | null }
): Promise<number> {
  // Parallel requests for one member take turns, so that they book once.
  if (!(await holdMember(trx, memberId))) return 0
  const member = await Member.findOrFail(memberId, trx)
  const { column, givenAt } = COLUMNS[kind]
  const now = clock.now()
  member.merge({ [column]: day, updatedAt: now })
  // That it was told once stays, also where it is taken away: the entry keeps its reason.
  if (day) member[givenAt] ??= now
  await member.save()
  if (!day) return 0
  return bookBonus(trx, { memberId, source: kind, reference: `${kind}:${memberId}` })
}

/** The days of a member. */
export async function specialDaysOf(memberId: number): Promise<SpecialDays> {
  const days = Member.query().select('birthday', 'nameDay').where('id', memberId)
  return days.pojo<SpecialDays>().firstOrFail()
}
