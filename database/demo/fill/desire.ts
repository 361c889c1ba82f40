import { toggleWish } from '#catalogue'
import { balanceOf } from '#points'
import { chanceOf } from '../members/chance.js'
import type { FilledGift } from './catalogue.js'
import { putInCart } from './orders.js'

/** What the demo login finds in its cart, dearest first. */
const wanted = ['munkassapka', 'acel-termosz-1-l', 'bogre']
const CART_SEED = 7

/** What the demo login saves for: one gift in reach, two that are not. */
const savedFor = ['fejlampa', 'akkus-furo-csavarozo-18-v', 'munkavedelmi-bakancs-s3']

/**
 * Fills the cart of the demo login with what its points allow, so that it can check out at once, and
 * its wish list with gifts to save for.
 */
export async function fillDesire(memberId: number, gifts: FilledGift[]): Promise<void> {
  const chance = chanceOf(CART_SEED)
  let left = await balanceOf(memberId)
  for (const slug of wanted) {
    const gift = gifts.find(({ record }) => record.slug === slug)
    if (!gift) throw new Error(`The demo has no gift ${slug}`)
    if (gift.record.price > left) continue
    await putInCart(memberId, gift, { chance, quantity: 1 })
    left -= gift.record.price
  }
  for (const slug of savedFor) await toggleWish(memberId, slug)
}
