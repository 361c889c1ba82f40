import type { Infer } from '@vinejs/vine/types'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { additionalPoints, bookedAmong } from '#points'
import CommunityWord from './models/community_word.js'
import type { communityWordValidator } from './validators/community_word.js'

/** A word as staff set it, with its first and last day. */
export type CommunityWordFields = Infer<typeof communityWordValidator>

/** The words that hold on the day in Budapest. */
export function wordsOfToday() {
  const today = businessDate(clock.now())
  return CommunityWord.query()
    .where('startsOn', '<=', today)
    .where('endsOn', '>=', today)
    .orderBy('id')
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
