import { clock } from '#app/clock'
import { titleIn } from '#app/in_language'
import { cartOf, promisable, rewardHash, thumbnailOf, type Thumbnail } from '#catalogue'
import type { Locale } from '#config/i18n'
import type { OwnReward } from '../actions/claim_reward.js'
import { NoReward } from '../exceptions.js'
import PromotionReward from '../models/promotion_reward.js'
import { lastDayOf } from '../reward_term.js'

/** A reward as its claim page shows it. */
export type RewardToClaim = {
  id: number
  title: string
  thumbnail: Thumbnail | null
  /** `open` can be claimed; `claimed` lies in the cart, `used` was ordered, `over` has ended. */
  state: 'open' | 'claimed' | 'used' | 'over'
  /** The last day in Budapest, YYYY-MM-DD. */
  last_day: string
  /** Whether a piece is in store now. */
  is_there: boolean
  /** The order it is part of. */
  order: number | null
}

/**
 * A reward for its member.
 *
 * @throws not_found, also where it is another member's
 */
export async function ownReward(
  { rewardId: id, memberId }: OwnReward,
  locale: Locale
): Promise<RewardToClaim> {
  const found = PromotionReward.query().where({ id, memberId }).whereNotNull('productId')
  const reward = await found.first()
  if (!reward) throw new NoReward()
  const gift = (await promisable([reward.productId!])).get(reward.productId!)
  const title = gift ? titleIn(gift, locale) : ''
  return {
    id,
    title,
    thumbnail: gift ? thumbnailOf(gift.picture, '', title) : null,
    state: await stateOf(reward, locale),
    last_day: lastDayOf({ expiresAt: reward.expiresAt! }),
    is_there: gift?.isThere ?? false,
    order: reward.orderId,
  }
}

async function stateOf(
  { id, memberId, state, expiresAt }: PromotionReward,
  locale: Locale
): Promise<RewardToClaim['state']> {
  if (state === 'used') return 'used'
  if (state !== 'granted' || expiresAt! <= clock.now()) return 'over'
  const { items } = await cartOf(memberId, locale)
  return rewardHash(id) in items ? 'claimed' : 'open'
}
