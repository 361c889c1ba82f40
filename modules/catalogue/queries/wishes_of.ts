import { shopReader } from '#app/database/engine'
import { oneOf } from '#app/database/one_of'
import { rowsFinder } from '#app/database/row_finder'

interface Row {
  memberId: number
  productId: number
}

const WISHES = `SELECT member_id AS "memberId", product_id AS "productId"
  FROM wishlist_entries WHERE`
const OF_ONE = `${WISHES} member_id = ?`
const OF_ALL = `${WISHES} ${oneOf('member_id', 'bigint')}`

const find = rowsFinder<number, Row>({
  one: (memberId) => shopReader().rows(OF_ONE, [memberId]),
  many: (memberIds) => shopReader().rows(OF_ALL, [JSON.stringify(memberIds)]),
  keyOf: ({ memberId }) => memberId,
})

/** The products a member saves for, also those that nobody can see now. */
export async function wishesOf(memberId: number): Promise<Set<number>> {
  return new Set((await find(memberId)).map(({ productId }) => productId))
}
