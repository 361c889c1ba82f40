import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { isBooked } from '#points'
import { bookBonus } from '../bonus.js'
import { communityReference, sameWord, wordsOfToday } from '../community_words.js'
import { CommunityPointsBooked, WrongCommunityWord } from '../exceptions.js'
import { holdMember } from '../hold_member.js'

const COUNT = 'UPDATE community_words SET used_count = used_count + 1 WHERE id = ? RETURNING id'
const REMEMBER = 'UPDATE members SET community_word_given_at = ? WHERE id = ?'

/**
 * Books the points of the community for a word that holds today, once a member: whoever got them
 * from staff gets none for a word, and the other way round.
 *
 * @returns the points booked; 0 where the rule brings none
 * @throws wrong_word, already_booked
 * @source requirement row X-10
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
      await rows(trx, COUNT, [found.id])
      await rows(trx, REMEMBER, [clock.now(), memberId])
    }
    return points
  })
}
