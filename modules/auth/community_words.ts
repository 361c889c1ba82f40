import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { additionalPoints, bookedAmong, businessDate } from '#points'

/** A word that holds today. */
export interface CommunityWord {
  id: number
  word: string
}

const HOLDING = `SELECT id, word FROM community_words
  WHERE starts_on <= ? AND ends_on >= ? ORDER BY id`

/** The words that hold on the day in Budapest. */
export async function wordsOfToday(): Promise<CommunityWord[]> {
  const today = businessDate(clock.now())
  return shopReader().rows<CommunityWord>(HOLDING, [today, today])
}

/** The same word however it is typed: case, accents and spaces do not matter. */
export function sameWord(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** The one name under which a member's community points are booked, by word or by staff. */
export function communityReference(memberId: number): string {
  return `facebook_group:${memberId}`
}

/** Whether the member has the points of the community. */
export async function hasCommunityPoints(memberId: number): Promise<boolean> {
  return (await bookedAmong([communityReference(memberId)])).length > 0
}

/** What the word of these days would bring a member; 0 where there is nothing to get. */
export async function communityPointsOpenTo(memberId: number): Promise<number> {
  const { facebook_group: points } = await additionalPoints()
  if (typeof points !== 'number' || (await hasCommunityPoints(memberId))) return 0
  return (await wordsOfToday()).length ? points : 0
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
