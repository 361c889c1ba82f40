import { errors } from '@vinejs/vine'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import type CommunityWord from '../models/community_word.js'
import type { CommunityWordFields } from '../community_words.js'

/** Saves a word that is new or held, or its days. @throws E_VALIDATION_ERROR where it ends before it begins */
export async function saveCommunityWord(
  _trx: Transaction,
  communityWord: CommunityWord,
  { word, starts_on: startsOn, ends_on: endsOn }: CommunityWordFields
): Promise<void> {
  if (endsOn < startsOn) {
    const [field, rule] = ['ends_on', 'date_min']
    throw new errors.E_VALIDATION_ERROR([{ field, rule, message: rule }])
  }
  const now = clock.now()
  const createdAt = communityWord.createdAt ?? now
  await communityWord.merge({ word, startsOn, endsOn, createdAt, updatedAt: now }).save()
}
