import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { combinationOf } from '../combination.js'
import { NotForReplacing, VariationMissing, VariationUnknown } from '../exceptions.js'
import type { TitleCopy } from './chosen_lines.js'

/** A gift that is to go out for another, at the price of this moment. */
export interface Replacement {
  productId: number
  stockItemId: number
  title_hu: string
  title_en: string
  /** Points of one. */
  price: number
  variations: { type: TitleCopy; value: TitleCopy }[]
}

const PRODUCT = `SELECT p.id AS "productId", s.id AS "stockItemId", p.title_hu, p.title_en, p.price
  FROM products p JOIN stock_items s ON s.product_id = p.id AND s.is_active = 1
    AND (s.combination = ? OR s.combination = '') WHERE p.id = ?`

const chosen = (placeholders: string) => `SELECT t.id AS "typeId", t.title_hu AS "typeHu",
    t.title_en AS "typeEn", v.id AS "valueId", v.title_hu AS "valueHu", v.title_en AS "valueEn"
  FROM variation_types t
  LEFT JOIN variation_values v ON v.type_id = t.id AND v.is_active = 1 AND v.id IN (${placeholders})
  WHERE t.product_id = ? AND EXISTS (SELECT 1 FROM variation_values o WHERE o.type_id = t.id)
  ORDER BY t.position, t.id`

interface Row {
  typeId: number
  typeHu: string
  typeEn: string
  valueId: number | null
  valueHu: string
  valueEn: string
}

/**
 * A product in the wanted variations, whether members can see it or not.
 *
 * @param valueIds one variation value for each type of the product
 * @throws required and invalid on variations, not_for_replacing
 */
export async function replacementIn(
  trx: Transaction,
  productId: number,
  valueIds: number[]
): Promise<Replacement> {
  const sql = chosen(valueIds.map(() => '?').join(', ') || 'NULL')
  const found = await rows<Row>(trx, sql, [...valueIds, productId])
  const types = new Set(found.map(({ typeId }) => typeId))
  if (found.some(({ valueId }) => valueId === null)) throw new VariationMissing()
  // Two values of one type, or a value of another product.
  if (found.length !== types.size || types.size !== valueIds.length) throw new VariationUnknown()
  const wanted = [combinationOf(valueIds), productId]
  const [product] = await rows<Omit<Replacement, 'variations'>>(trx, PRODUCT, wanted)
  if (!product) throw new NotForReplacing()
  return { ...product, variations: found.map(variationOf) }
}

function variationOf({ typeId, typeHu, typeEn, valueId, valueHu, valueEn }: Row) {
  return {
    type: { id: typeId, title_hu: typeHu, title_en: typeEn },
    value: { id: valueId!, title_hu: valueHu, title_en: valueEn },
  }
}
