import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { categories } from '../categories.js'
import type { DrawingName } from '../drawings/main.js'
import { gifts } from '../gifts/main.js'
import type { GiftRecord, VariationTypeRecord } from '../records.js'
import { insertRow } from './insert.js'
import { pictureName } from './pictures.js'

/** A gift as the database knows it: its id, its variations and what each stock item holds today. */
export type FilledGift = {
  id: number
  record: GiftRecord
  variations: FilledVariation[]
  stock: CombinationStock[]
}

/** Id of a variation type and the ids of its values. */
export type FilledVariation = { type: number; values: number[] }

/** One orderable combination of variation values; `qty` in pieces, null meaning unlimited. */
export type CombinationStock = { combination: string; qty: number | null }

type Titles = { title_hu: string; title_en: string }

/** Writes categories, gifts and their variations. Stock is set apart, because orders change it. */
export async function fillCatalogue(trx: Transaction): Promise<FilledGift[]> {
  const categoryIds = await fillCategories(trx)
  const filled: FilledGift[] = []
  for (const gift of gifts) {
    const id = await insertRow(trx, 'products', productRow(gift, categoryIds.get(gift.category)!))
    const variations = await fillVariations(trx, id, gift)
    filled.push({ id, record: gift, variations, stock: combinationStocks(gift, variations) })
  }
  return filled
}

async function fillCategories(trx: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { drawing, ...category }] of categories.entries()) {
    const row = { ...category, ...pictureOf(category, drawing), position: index * 10, ...stamps() }
    ids.set(category.slug, await insertRow(trx, 'categories', row))
  }
  return ids
}

function productRow(gift: GiftRecord, category_id: number) {
  const { category: _category, variations: _variations, stock: _stock, drawing, ...columns } = gift
  return {
    ...columns,
    category_id,
    is_new: Number(gift.is_new),
    ...pictureOf(gift, drawing),
    published_at: clock.now(),
    ...stamps(),
  }
}

async function fillVariations(
  trx: Transaction,
  product_id: number,
  gift: GiftRecord
): Promise<FilledVariation[]> {
  const filled: FilledVariation[] = []
  for (const [position, type] of gift.variations.entries()) {
    const { title_hu, title_en } = type
    const row = { product_id, title_hu, title_en, position }
    const id = await insertRow(trx, 'variation_types', row)
    filled.push({ type: id, values: await fillValues(trx, id, type) })
  }
  return filled
}

async function fillValues(
  trx: Transaction,
  type_id: number,
  type: VariationTypeRecord
): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { title_hu, title_en }] of type.values.entries()) {
    const row = { type_id, title_hu, title_en, position }
    ids.push(await insertRow(trx, 'variation_values', row))
  }
  return ids
}

/** Spreads a gift's stock over its combinations; a value's own stock wins where it has one. */
export function combinationStocks(
  gift: GiftRecord,
  variations: FilledVariation[]
): CombinationStock[] {
  const combinations = variations.reduce<number[][]>(
    (all, { values }) => all.flatMap((begun) => values.map((id) => [...begun, id])),
    [[]]
  )
  const own = gift.variations.length === 1 ? gift.variations[0].values : []
  return combinations.map((ids, index) => ({
    combination: ids.toSorted((one, other) => one - other).join('-'),
    qty: own[index]?.stock ?? share(gift.stock, combinations.length, index),
  }))
}

function share(stock: number | null, parts: number, index: number): number | null {
  if (stock === null) return null
  return Math.floor(stock / parts) + (index < stock % parts ? 1 : 0)
}

function pictureOf({ title_hu, title_en }: Titles, drawing: DrawingName) {
  return {
    picture: pictureName(drawing),
    picture_alt_hu: title_hu,
    picture_alt_en: title_en,
  }
}

function stamps() {
  return { created_at: clock.now(), updated_at: clock.now() }
}
