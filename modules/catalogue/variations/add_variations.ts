import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { combinationOf } from '#catalogue/combination'
import { ADD_TYPE, ADD_VALUE } from './variation_sql.js'

/** A text in both languages. */
interface Titles {
  title_hu: string
  title_en: string
}

/** A kind of choice, such as size, with what can be chosen. */
export interface NewVariationType extends Titles {
  values: Titles[]
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
  for (const [at, type] of types.entries()) {
    const [{ id }] = await rows<{ id: number }>(trx, ADD_TYPE, [
      productId,
      type.title_hu,
      type.title_en,
      at,
    ])
    const valueIds = await addValues(trx, id, type.values)
    combinations = combinations.flatMap((chosen) => valueIds.map((valueId) => [...chosen, valueId]))
  }
  return combinations.map(combinationOf)
}

async function addValues(trx: Transaction, typeId: number, values: Titles[]) {
  const ids: number[] = []
  for (const [at, { title_hu, title_en }] of values.entries()) {
    const [{ id }] = await rows<{ id: number }>(trx, ADD_VALUE, [typeId, title_hu, title_en, at, 1])
    ids.push(id)
  }
  return ids
}
