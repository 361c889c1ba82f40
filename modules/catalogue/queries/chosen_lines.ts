import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { ITEM_STOCK, STOCK_OF_ITEM, VALUES_OF_ITEM } from './cart_sql.js'
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

const lines = (placeholders: string) => `SELECT c.hash, c.product_id AS "productId", c.quantity,
  c.is_promotion_reward AS reward, c.reward_id AS "rewardId", s.id AS "stockItemId",
  ${ITEM_STOCK} AS stock, ${LIMIT_COLUMNS}, p.title_hu, p.title_en,
  CASE WHEN c.is_promotion_reward = 1 THEN 0 ELSE p.price END AS price,
  t.id AS "typeId", t.title_hu AS "typeHu", t.title_en AS "typeEn",
  v.id AS "valueId", v.title_hu AS "valueHu", v.title_en AS "valueEn"
  FROM cart_items c JOIN products p ON p.id = c.product_id
  LEFT JOIN categories k ON k.id = p.category_id
  LEFT JOIN stock_items s ON ${STOCK_OF_ITEM}
  LEFT JOIN variation_types t ON t.product_id = p.id AND c.is_promotion_reward = 0
    AND EXISTS (SELECT 1 FROM variation_values o WHERE o.type_id = t.id)
  LEFT JOIN variation_values v ON ${VALUES_OF_ITEM}
  WHERE c.member_id = ? AND c.hash IN (${placeholders}) ORDER BY c.id, t.position, t.id`

/** The named items of a member's own cart; an item that is not there is not answered. */
export async function chosenLines(
  trx: Transaction,
  memberId: number,
  hashes: string[]
): Promise<ChosenLine[]> {
  const sql = lines(hashes.map(() => '?').join(', '))
  const found = new Map<string, ChosenLine>()
  for (const row of await rows<Row>(trx, sql, [clock.now(), memberId, ...hashes])) {
    const line = found.get(row.hash) ?? lineOf(row)
    found.set(row.hash, line)
    if (row.typeId === null) continue
    if (row.valueId === null) line.isComplete = false
    else line.variations.push(variationOf(row, row.typeId, row.valueId))
  }
  return [...found.values()]
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
