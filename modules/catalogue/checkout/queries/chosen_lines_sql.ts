import { clock } from '#app/clock'
import { forRows, lockRows } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import { ITEM_STOCK, STOCK_OF_ITEM, VALUES_OF_ITEM } from '#catalogue/cart/queries/cart_sql'
import { LIMIT_COLUMNS, type LimitedProduct } from './gift_limits_of.js'

/** A text in both languages, copied because the original may change later. */
export interface TitleCopy {
  id: number
  title_hu: string
  title_en: string
}

/** A cart item with all that an order needs to know of it, at the shop's own prices. */
export interface ChosenLine extends LimitedProduct {
  hash: string
  /** Null where the product or this combination cannot be ordered. */
  stockItemId: number | null
  /** Null is unlimited. */
  stock: number | null
  title_hu: string
  title_en: string
  /** Points of one; 0 for a promotion reward. */
  price: number
  /** As it lies in the cart. */
  quantity: number
  isReward: boolean
  rewardId: number | null
  variations: { type: TitleCopy; value: TitleCopy }[]
  /** False where a variation was taken from the product after it was chosen. */
  isComplete: boolean
}

interface Row extends Omit<ChosenLine, 'isReward' | 'variations' | 'isComplete'> {
  reward: number
  typeId: number | null
  typeHu: string
  typeEn: string
  valueId: number | null
  valueHu: string
  valueEn: string
}

/** Takes one value: now in ms. */
const COLUMNS = `c.hash, c.product_id AS "productId", c.quantity,
  c.is_promotion_reward AS reward, c.reward_id AS "rewardId", s.id AS "stockItemId",
  ${ITEM_STOCK} AS stock, ${LIMIT_COLUMNS}, p.title_hu, p.title_en,
  CASE WHEN c.is_promotion_reward = 1 THEN 0 ELSE p.price END AS price,
  t.id AS "typeId", t.title_hu AS "typeHu", t.title_en AS "typeEn",
  v.id AS "valueId", v.title_hu AS "valueHu", v.title_en AS "valueEn"`

const JOINED = `JOIN products p ON p.id = c.product_id
  LEFT JOIN categories k ON k.id = p.category_id
  LEFT JOIN stock_items s ON ${STOCK_OF_ITEM}
  LEFT JOIN variation_types t ON t.product_id = p.id AND c.is_promotion_reward = 0
    AND EXISTS (SELECT 1 FROM variation_values o WHERE o.type_id = t.id)
  LEFT JOIN variation_values v ON ${VALUES_OF_ITEM}`

type HeldRow = Row & { memberId: number; place: number }

// The stock is waited for in ascending order, and what is left of it is what the last one who held it left.
const hold = (lock: string) =>
  forRows<'memberId' | 'hash', HeldRow>(
    { memberId: 'integer', hash: 'text' },
    (wanted) => `WITH chosen AS (
    SELECT c.member_id AS "memberId", c.id AS place, t.position, ${COLUMNS}
    FROM ${wanted} wanted
    JOIN cart_items c ON c.member_id = wanted."memberId" AND c.hash = wanted.hash ${JOINED}
    ${lock}),
  held AS (
    SELECT id, qty FROM stock_items
    WHERE id IN (SELECT "stockItemId" FROM chosen) AND is_active = 1
    ORDER BY id ${lockRows('stock_items')})
  SELECT chosen.*, held.id AS "stockItemId", CASE WHEN stock = 0 THEN 0 ELSE held.qty END AS stock
  FROM chosen LEFT JOIN held ON held.id = chosen."stockItemId"
  ORDER BY place, position, "typeId"`
  )

const holdAll = hold(lockRows('c'))
const holdFree = hold(lockRows('c', { skipsLocked: true }))

/**
 * Items of carts, by id of their member, held until the transaction ends with the stock they are taken from. An item that
 * is not there is left out.
 *
 * @param skipsLocked leaves out an item that somebody else holds at the moment, instead of waiting
 */
export async function holdLines(
  trx: Transaction,
  wanted: { memberId: number; hash: string }[],
  { skipsLocked = false } = {}
): Promise<Map<number, ChosenLine[]>> {
  const found = await (skipsLocked ? holdFree : holdAll)(trx, wanted, [clock.now()])
  // In the order of the cart, whatever the order of what is wanted.
  const inOrder = found.sort((one, other) => one.place - other.place)
  const ofMembers = Map.groupBy(inOrder, ({ memberId }) => memberId)
  return new Map([...ofMembers].map(([memberId, own]) => [memberId, linesOf(own)]))
}

/** A row for each variation becomes a line with its variations. */
function linesOf(found: Row[]): ChosenLine[] {
  const lines = new Map<string, ChosenLine>()
  for (const row of found) {
    const line = lines.get(row.hash) ?? lineOf(row)
    lines.set(row.hash, line)
    if (row.typeId === null) continue
    if (row.valueId === null) line.isComplete = false
    else line.variations.push(variationOf(row, row.typeId, row.valueId))
  }
  return [...lines.values()]
}

function lineOf(row: Row): ChosenLine {
  return {
    hash: row.hash,
    productId: row.productId,
    stockItemId: row.stockItemId,
    stock: row.stock,
    limitQuantity: row.limitQuantity,
    limitDays: row.limitDays,
    title_hu: row.title_hu,
    title_en: row.title_en,
    price: row.price,
    quantity: row.quantity,
    isReward: row.reward === 1,
    rewardId: row.rewardId,
    variations: [],
    isComplete: true,
  }
}

function variationOf(row: Row, typeId: number, valueId: number) {
  return {
    type: { id: typeId, title_hu: row.typeHu, title_en: row.typeEn },
    value: { id: valueId, title_hu: row.valueHu, title_en: row.valueEn },
  }
}
