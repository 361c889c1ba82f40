import type { Transaction } from '#app/transaction'
import { combinationOf } from '../combination.js'
import type { Titles } from '../localized.js'
import VariationType from '../models/variation_type.js'
import VariationValue from '../models/variation_value.js'

/** A kind of choice, such as size, with what can be chosen. */
export interface NewVariationType extends Titles {
  values: (Titles & { is_active?: boolean })[]
}

/**
 * Gives a new gift its variations.
 *
 * @returns every combination that can be ordered; one empty combination without variations
 */
export async function addVariations(
  trx: Transaction,
  productId: number,
  types: NewVariationType[]
): Promise<string[]> {
  let combinations: number[][] = [[]]
  for (const [position, type] of types.entries()) {
    const { id } = await addType(trx, { productId, position, type })
    const values = await addValues(trx, { typeId: id, position: 0, values: type.values })
    combinations = combinations.flatMap((chosen) => values.map((value) => [...chosen, value.id]))
  }
  return combinations.map(combinationOf)
}

/** Gives a gift a kind of choice, without values. */
export function addType(
  { client }: Transaction,
  { productId, position, type }: { productId: number; position: number; type: Titles }
): Promise<VariationType> {
  return VariationType.create({ productId, position, ...titlesOf(type) }, { client })
}

/** Values a type gets, and the place of the first of them. */
interface AddedValues {
  typeId: number
  position: number
  values: NewVariationType['values']
}

/** Gives a kind of choice values, in their order. */
export function addValues(
  { client }: Transaction,
  { typeId, position, values }: AddedValues
): Promise<VariationValue[]> {
  const rows = values.map((value, at) => {
    const isActive = value.is_active ?? true
    return { typeId, position: position + at, isActive, ...titlesOf(value) }
  })
  return VariationValue.createMany(rows, { client })
}

export function titlesOf({ title_hu, title_en }: Titles) {
  return { titleHu: title_hu, titleEn: title_en }
}
