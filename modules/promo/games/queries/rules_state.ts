import PromotionMember from '../models/promotion_member.js'
import { runningGames } from './games.js'

/** What a member said to the rules of the games that run; one question is asked for all of them. @source requirements D-12 */
export interface RulesState {
  /** A game runs now. */
  isActive: boolean
  hasConsent: boolean
  popupDismissed: boolean
}

export async function rulesStateOf(memberId: number): Promise<RulesState> {
  const games = await runningGames()
  if (!games.length) return { isActive: false, hasConsent: false, popupDismissed: false }
  const ids = games.map(({ id }) => id)
  const said = await PromotionMember.query().whereIn('promotionId', ids).where({ memberId })
  const hasSaid = (what: (one: PromotionMember) => unknown) =>
    ids.every((id) => said.some((one) => one.promotionId === id && what(one)))
  return {
    isActive: true,
    hasConsent: hasSaid(({ acceptedAt }) => acceptedAt),
    // Who said no to the question of one game is asked again when another begins.
    popupDismissed:
      said.some(({ dismissedAt }) => dismissedAt) &&
      hasSaid(({ acceptedAt, dismissedAt }) => acceptedAt ?? dismissedAt),
  }
}
