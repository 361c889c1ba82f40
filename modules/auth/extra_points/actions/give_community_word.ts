import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { CommunityPointsBooked, WrongCommunityWord } from '#auth/exceptions'
import { holdMember } from '#auth/members/hold_member'
import Member from '#auth/members/models/member'
import { isBooked } from '#points'
import { bookBonus } from '../bonus.js'
import { communityReference, sameWord, wordsOfToday } from '../community_words.js'
import CommunityWord from '../models/community_word.js'

/**
 * Books the points of the community for a word that holds today, once a member: whoever got them
 * from staff gets none for a word, and the other way round.
 *
 * @returns the points booked; 0 where the rule brings none
 * @throws wrong_word, already_booked
 * @source requirements X-10
 */
export async function giveCommunityWord(memberId: number, typed: string): Promise<number> {
  const found = (await wordsOfToday()).find(({ word }) => sameWord(word, typed))
  if (!found) throw new WrongCommunityWord()
  return transaction(async (trx) => {
    if (!(await holdMember(trx, memberId))) throw new NotFound()
    const reference = communityReference(memberId)
    if (await isBooked(trx, reference)) throw new CommunityPointsBooked()
    const points = await bookBonus(trx, { memberId, source: 'facebook_group', reference })
    if (points > 0) {
      await CommunityWord.query(trx).where('id', found.id).increment('usedCount', 1)
      const given = { communityWordGivenAt: clock.now() }
      await Member.query(trx).where('id', memberId).update(given)
    }
    return points
  })
}
