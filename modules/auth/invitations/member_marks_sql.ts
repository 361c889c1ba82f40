import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import {
  addressMark,
  deviceMark,
  markOf,
  networkMark,
  type Marked,
  type MarkedAddress,
} from './mark_of.js'

/** Days for which a mark is kept after it was noted last. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

const NOTE = `INSERT INTO member_marks (member_id, kind, mark, noted_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (member_id, kind, mark) DO UPDATE SET noted_at = excluded.noted_at`
const FORGET = 'DELETE FROM member_marks WHERE noted_at < ?'
const HOUSE = 'SELECT zip, city, address, house_number FROM'
const ADDRESSES = `${HOUSE} member_companies WHERE member_id = ?
  UNION ALL ${HOUSE} member_shippings WHERE member_id = ?`

/** Where a member has just logged in from. */
export interface MarkedLogin {
  memberId: number
  /** Network address. */
  address: string
  /** The number in the cookie of the browser. */
  browserId: string
}

/** Notes where a member logged in, and the addresses it has, by marks that name nothing. */
export async function noteLogin(
  trx: Transaction,
  { memberId, address, browserId }: MarkedLogin
): Promise<void> {
  const houses = await rows<MarkedAddress>(trx, ADDRESSES, [memberId, memberId])
  const here = [networkMark(address), deviceMark(browserId)]
  await note(trx, memberId, [...here, ...houses.map(addressMark)])
}

/** Notes an address that a member has told. */
export async function noteAddress(
  trx: Transaction,
  memberId: number,
  address: MarkedAddress
): Promise<void> {
  await note(trx, memberId, [addressMark(address)])
}

/** Forgets marks that were not noted again for so long that they say nothing any more. */
export async function forgetOldMarks(trx: Transaction): Promise<void> {
  await rows(trx, FORGET, [clock.now() - KEPT_DAYS * DAY_MS])
}

async function note(trx: Transaction, memberId: number, all: (Marked | null)[]): Promise<void> {
  for (const marked of all) {
    if (marked) await rows(trx, NOTE, [memberId, marked.kind, markOf(marked), clock.now()])
  }
}
