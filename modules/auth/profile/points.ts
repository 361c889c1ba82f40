import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { bookBonus } from '../bonus.js'

// Parallel saves of one member take turns here, so that the last one sees what the others wrote.
const LOCK = 'UPDATE members SET updated_at = updated_at WHERE id = ?'

/** What an order needs is what counts as filled in; floor, door and notes are extras. */
const FILLED = {
  names: "m.last_name <> '' AND m.first_name <> ''",
  company: `c.tax_number <> '' AND c.name <> '' AND c.zip <> '' AND c.city <> ''
    AND c.address <> '' AND c.house_number <> ''`,
  shipping: `s.last_name <> '' AND s.first_name <> '' AND s.zip <> '' AND s.city <> ''
    AND s.address <> '' AND s.house_number <> ''`,
}

/** A part of the profile data. */
export type ProfilePart = keyof typeof FILLED
const PARTS = ['names', 'company', 'shipping'] as const

const COMPLETE = `SELECT 1 AS found FROM members m
  JOIN member_companies c ON c.member_id = m.id JOIN member_shippings s ON s.member_id = m.id
  WHERE m.id = ? AND m.registered_at IS NOT NULL
    AND ${FILLED.names} AND ${FILLED.company} AND ${FILLED.shipping}`

// A part without a row is unknown to the comparison, which makes it a missing one.
const MISSING = `SELECT
  ${PARTS.map((part) => `CASE WHEN ${FILLED[part]} THEN 0 ELSE 1 END AS ${part}`).join(', ')}
  FROM members m LEFT JOIN member_companies c ON c.member_id = m.id
  LEFT JOIN member_shippings s ON s.member_id = m.id WHERE m.id = ?`

/**
 * Books the points of complete profile data, once a member: names, company and shipping address are
 * all filled in. To be called after each of them is saved, in the same transaction.
 *
 * @returns the points booked; 0 where something is missing or they were booked before
 */
export async function rewardProfile(trx: Transaction, memberId: number): Promise<number> {
  await rows(trx, LOCK, [memberId])
  const complete = await rows(trx, COMPLETE, [memberId])
  if (!complete.length) return 0
  return bookBonus(trx, {
    memberId,
    source: 'profile_data',
    reference: `profile_data:${memberId}`,
  })
}

/** The parts of the profile data that are not filled in. */
export async function missingParts(memberId: number): Promise<ProfilePart[]> {
  const [missing] = await shopReader().rows<Record<ProfilePart, number>>(MISSING, [memberId])
  return PARTS.filter((part) => missing[part])
}
