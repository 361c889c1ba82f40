import type { Transaction } from '#app/transaction'
import { bookBonus } from '../extra_points/bonus.js'
import { holdMember } from '../members/hold_member.js'
import Member from '../members/models/member.js'

const ADDRESS = ['zip', 'city', 'address', 'houseNumber'] as const

/** What an order needs is what counts as filled in; floor, door and notes are extras. */
const IS_FILLED = {
  names: (member: Member) => areFilled(member, ['lastName', 'firstName']),
  company: ({ company }: Member) => areFilled(company, ['taxNumber', 'name', ...ADDRESS]),
  shipping: ({ shipping }: Member) => areFilled(shipping, ['lastName', 'firstName', ...ADDRESS]),
}

/** A part of the profile data. */
export type ProfilePart = keyof typeof IS_FILLED
const PARTS = ['names', 'company', 'shipping'] as const

/**
 * Books the points of complete profile data, once a member: names, company and shipping address are
 * all filled in. To be called after each of them is saved, in the same transaction.
 *
 * @returns the points booked; 0 where something is missing or they were booked before
 */
export async function rewardProfile(trx: Transaction, memberId: number): Promise<number> {
  // Parallel saves of one member take turns here, so that the last one sees what the others wrote.
  if (!(await holdMember(trx, memberId))) return 0
  const member = await withParts(memberId, trx)
  if (member.registeredAt === null || missingIn(member).length) return 0
  return bookBonus(trx, {
    memberId,
    source: 'profile_data',
    reference: `profile_data:${memberId}`,
  })
}

/** The parts of the profile data that are not filled in. */
export async function missingParts(memberId: number): Promise<ProfilePart[]> {
  return missingIn(await withParts(memberId))
}

function withParts(id: number, trx?: Transaction): Promise<Member> {
  return Member.query(trx).where({ id }).preload('company').preload('shipping').firstOrFail()
}

function missingIn(member: Member): ProfilePart[] {
  return PARTS.filter((part) => !IS_FILLED[part](member))
}

function areFilled<Row extends object>(row: Row | null | undefined, columns: (keyof Row)[]) {
  return Boolean(row) && columns.every((column) => row![column])
}
