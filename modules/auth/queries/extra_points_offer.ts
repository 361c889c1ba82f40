import type { HttpContext } from '@adonisjs/core/http'
import { isFlowPostponed } from '#auth/extra_points_flow'
import { openBonuses } from '#auth/queries/open_bonuses'
import { specialDaysOf, type SpecialDay } from '#auth/special_days'

/** What the front page offers a member: the first day it has not told, and its points. */
export type ExtraPointsOffer = { day: SpecialDay; points: number }

/** The offer; null where nothing is open or the member put it off in this session. */
export async function extraPointsOffer(
  session: HttpContext['session'],
  memberId: number
): Promise<ExtraPointsOffer | null> {
  if (isFlowPostponed(session)) return null
  const days = await specialDaysOf(memberId)
  const day = (['birthday', 'name_day'] as const).find((kind) => days[kind] === null)
  if (!day) return null
  const { [day]: points } = await openBonuses(memberId)
  return points > 0 ? { day, points } : null
}
