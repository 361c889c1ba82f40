import { referralLinkOf } from '#auth'
import type { ShownBlock } from './main.js'
import { blocksIn } from './shared/walk.js'

/**
 * What of blocks depends on who reads; it travels beside them, so that all readers share the blocks.
 *
 * @param memberId null for guests
 * @param blocks that the reader gets; what none of them shows is not read
 * @source requirements T-13
 */
export async function personalParts(memberId: number | null, blocks: ShownBlock[]) {
  const isWanted = memberId !== null && hasReferralLink(blocks)
  return { referral_link: isWanted ? await referralLinkOf(memberId) : null }
}

function hasReferralLink(blocks: Pick<ShownBlock, 'name' | 'props'>[]): boolean {
  return blocks.some(
    ({ name, props }) => name === 'referral link' || hasReferralLink(blocksIn(props.children))
  )
}
