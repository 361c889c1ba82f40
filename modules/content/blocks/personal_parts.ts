import { referralLinkOf } from '#auth'

/**
 * What of blocks depends on who reads; it travels beside them, so that all readers share the blocks.
 *
 * @param memberId null for guests
 * @source requirements T-13
 */
export async function personalParts(memberId: number | null) {
  return { referral_link: memberId === null ? null : await referralLinkOf(memberId) }
}
