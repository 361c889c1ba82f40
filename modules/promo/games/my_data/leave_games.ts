import type { Transaction } from '#app/transaction'
import PromotionMember from '../models/promotion_member.js'
import Winner from '../models/winner.js'

/** Takes a member out of all games: the pseudonym in published lists leads to nobody then, and a winner has no name. */
export async function leaveGames({ client }: Transaction, memberId: number): Promise<void> {
  await PromotionMember.query({ client }).where({ memberId }).delete()
  await Winner.query({ client }).where({ memberId }).update({ memberId: null, abbreviatedName: '' })
}
