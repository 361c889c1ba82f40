import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { StaffRole } from '#app/staff/roles'
import { promisable } from '#catalogue'
import type { AwardedThing, NewAward } from '../actions/award.js'
import { REWARD_DAYS_MAX } from '../constants.js'
import {
  CountChanged,
  GiftNotPromisable,
  LastDayOutOfRange,
  MayNotAwardPoints,
  MembersUnknown,
} from '../exceptions.js'
import { endOfTerm } from '../reward_term.js'
import type { MemberRule } from '../member_rule.js'
import { chosenMembers, type Choice } from './chosen_members.js'

/** What a form says of whom it means; what is left out of the rule asks for nothing. */
export interface Whom {
  by: 'list' | 'rule'
  members?: string
  rule?: { [Field in keyof MemberRule]?: MemberRule[Field] | null }
}

/** What a form says of an award; the one of the two things that it names is there. */
export interface WantedAward extends Whom {
  /** As it was shown. */
  count: number
  what: 'gift' | 'points'
  product_id?: number
  /** YYYY-MM-DD. */
  last_day?: string
  points?: number
  reason: string
}

/** Whom a form means. */
export function choiceOf({ by, members = '', rule }: Whom): Choice {
  if (by === 'list') return { members }
  return {
    rule: {
      profession_ids: rule?.profession_ids ?? [],
      counties: rule?.counties ?? [],
      scans_min: rule?.scans_min ?? 0,
      scans_from: rule?.scans_from ?? null,
      scans_to: rule?.scans_to ?? null,
    },
  }
}

/**
 * An award as a form wants it, with the members and the gift read.
 *
 * @throws may_not_award_points, gift_not_promisable, last_day_out_of_range, members_unknown, count_changed
 */
export async function plannedAward(wanted: WantedAward, role: StaffRole): Promise<NewAward> {
  if (wanted.what === 'points' && role !== 'admin') throw new MayNotAwardPoints()
  const thing = await thingOf(wanted)
  const { members, unknown } = await chosenMembers(choiceOf(wanted))
  if (unknown.length) throw new MembersUnknown(unknown.map(({ line }) => line))
  if (members.length !== wanted.count) throw new CountChanged(members.length)
  return { members, thing, reason: wanted.reason }
}

async function thingOf(wanted: WantedAward): Promise<AwardedThing> {
  if (wanted.what === 'points') return { points: wanted.points! }
  const gift = (await promisable([wanted.product_id!])).get(wanted.product_id!)
  if (!gift) throw new GiftNotPromisable()
  const today = businessDate(clock.now())
  const expiresAt = endOfTerm(wanted.last_day!)
  const isTooLate = expiresAt > startOfBusinessDate(today, REWARD_DAYS_MAX + 1)
  if (wanted.last_day! <= today || isTooLate) throw new LastDayOutOfRange()
  return { gift, expiresAt }
}
