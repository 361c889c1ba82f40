import { shopReader, type SqlRunner } from '#app/database/engine'
import { runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { SHARED, STORED } from './variation_sql.js'

/** A value a gift can be chosen in. */
export interface StoredValue {
  id: number
  title_hu: string
  title_en: string
  /** False: orders keep it, nobody orders it any more. */
  is_active: boolean
}

/** A kind of choice with all its values. */
export interface StoredType {
  id: number
  title_hu: string
  title_en: string
  values: StoredValue[]
}

interface Row {
  typeId: number
  typeHu: string
  typeEn: string
  id: number | null
  title_hu: string
  title_en: string
  is_active: 0 | 1
}

/** What a gift can be chosen in, inside the transaction that changes it. */
export function storedTypes(trx: Transaction, productId: number): Promise<StoredType[]> {
  return typesOf(runnerOf(trx), productId)
}

/** What a gift can be chosen in, and whether all of it shares one stock, for the form of the gift. */
export async function variationsOf(productId: number) {
  const reader = shopReader()
  const shared = await reader.rows(SHARED, [productId])
  return {
    variation_types: await typesOf(reader, productId),
    has_shared_stock: shared.length > 0,
  }
}

async function typesOf(reader: SqlRunner, productId: number): Promise<StoredType[]> {
  const types = new Map<number, StoredType>()
  for (const row of await reader.rows<Row>(STORED, [productId])) {
    const { typeId, typeHu, typeEn, id, title_hu, title_en, is_active } = row
    const type = types.get(typeId) ?? {
      id: typeId,
      title_hu: typeHu,
      title_en: typeEn,
      values: [],
    }
    types.set(typeId, type)
    if (id !== null) type.values.push({ id, title_hu, title_en, is_active: is_active === 1 })
  }
  return [...types.values()]
}
