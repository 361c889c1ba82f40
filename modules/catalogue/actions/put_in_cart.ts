import { clock } from '#app/clock'
import { inOneTurn } from '#app/database/in_one_turn'
import { leaveOneByOne } from '#app/database/one_by_one'
import { OutcomeUnknown } from '#app/exceptions/database_errors'
import { statementAlone } from '#app/transaction'
import { usesPostgres } from '#config/database'
import { CART_ITEMS_MAX } from '../constants.js'

/** An item of a cart as it is to be written. */
export interface PutItem {
  memberId: number
  hash: string
  productId: number
  combination: string
  quantity: number
  /** Points of one as the member saw it. */
  price: number
  /** The most that can be ordered. */
  max: number
}

/** Statements under way at a time; more of them would be smaller. */
const GROUPS_MAX = 2

const GIVEN = usesPostgres
  ? `SELECT * FROM json_to_recordset(?::json) AS g ("memberId" integer, hash text,
      "productId" integer, combination text, quantity integer, price integer, max integer)`
  : `SELECT value ->> 'memberId' AS "memberId", value ->> 'hash' AS hash,
      value ->> 'productId' AS "productId", value ->> 'combination' AS combination,
      value ->> 'quantity' AS quantity, value ->> 'price' AS price, value ->> 'max' AS max
    FROM json_each(?)`

const MAX = '(SELECT max FROM given WHERE "memberId" = excluded.member_id)'

// An item is written whole or not at all: the guards stand in the statement that writes. Members come in an order, so that two
// statements never wait for each other in a circle.
const PUT = `WITH given AS (${GIVEN})
  INSERT INTO cart_items
    (member_id, hash, product_id, combination, quantity, seen_price, created_at)
  SELECT "memberId", hash, "productId", combination, quantity, price, CAST(? AS BIGINT) FROM given
  WHERE (SELECT count(*) FROM cart_items held
    WHERE held.member_id = given."memberId" AND held.hash <> given.hash) < ${CART_ITEMS_MAX}
  ORDER BY "memberId"
  ON CONFLICT (member_id, hash) DO UPDATE SET seen_price = excluded.seen_price,
    quantity = CASE WHEN cart_items.quantity + excluded.quantity > ${MAX} THEN ${MAX}
      ELSE cart_items.quantity + excluded.quantity END
  WHERE cart_items.quantity < ${MAX}
  RETURNING member_id AS "memberId"`

/**
 * Puts an item into the cart, or raises its quantity there. On PostgreSQL, those of a moment are written together.
 *
 * @returns false where the cart is full, or holds as much of it as can be ordered
 */
export const putInCart = usesPostgres
  ? inOneTurn<PutItem, boolean>(putTogether, { groupsMax: GROUPS_MAX, writes: true })
  : putAlone

async function putAlone(item: PutItem): Promise<boolean> {
  return (await put([item])).has(item.memberId)
}

async function putTogether(items: readonly PutItem[]): Promise<(boolean | Error)[]> {
  const first = new Map<number, PutItem>()
  for (const item of items) if (!first.has(item.memberId)) first.set(item.memberId, item)
  const together = [...first.values()]
  const alone = (item: PutItem) => putAlone(item).catch((error: Error) => error)
  try {
    const written = await put(together)
    const answered = items.map((item) => {
      return first.get(item.memberId) === item ? written.has(item.memberId) : undefined
    })
    return Promise.all(items.map((item, place) => answered[place] ?? alone(item)))
  } catch (error) {
    // Put once more, a gift would be in the cart twice.
    if (error instanceof OutcomeUnknown) throw error
    leaveOneByOne(error, 'Gifts for carts')
    return Promise.all(items.map(alone))
  }
}

/** @returns the members whose items were written */
async function put(items: PutItem[]): Promise<Set<number>> {
  const values = [JSON.stringify(items), clock.now()]
  const written = await statementAlone<{ memberId: number }>(PUT, values)
  return new Set(written.map(({ memberId }) => memberId))
}
