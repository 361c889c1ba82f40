import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { putStock } from '#catalogue/actions/set_stock'
import { combinationOf } from '#catalogue/combination'
import { LastValue, NotAVariation, StockNotSaid, TypesAreCounted } from './exceptions.js'
import { storedTypes, type StoredType } from './stored_types.js'
import {
  ADD_TYPE,
  ADD_VALUE,
  CHANGE_TYPE,
  CHANGE_VALUE,
  FOLLOW_VALUE,
  SHARED,
} from './variation_sql.js'

/** A text in both languages. */
interface Titles {
  title_hu: string
  title_en: string
}

/** Without an id it is new. */
export interface ValueFields extends Titles {
  id?: number
  /** False: it cannot be ordered any more; orders that have it keep it. Left out it stays as it is. */
  is_active?: boolean
}

/** Without an id it is new. */
export interface TypeFields extends Titles {
  id?: number
  values: ValueFields[]
}

/** What shall become of the variations of a gift; those that are not named stay. */
export interface VariationChange {
  productId: number
  types: TypeFields[]
  /** Pieces each new combination begins with: null is unlimited, undefined was not said. */
  quantity?: number | null
  /** The staff member. */
  actorId: number
}

/** One thing that was done, for the audit log. */
export interface VariationDeed {
  action: 'added' | 'renamed' | 'ended' | 'resumed'
  /** The value or the type in Hungarian. */
  title: string
}

/**
 * Adds, renames and ends variations of a gift that is there. Nothing is deleted: carts and orders hold on
 * to what they have. The caller has written the gift in the same transaction, so two do not meet here.
 *
 * @throws invalid and counted on `variation_types`, last_variation, required on `initial_quantity`
 */
export async function changeVariations(
  trx: Transaction,
  change: VariationChange
): Promise<VariationDeed[]> {
  const { productId, types } = change
  const stored = await storedTypes(trx, productId)
  const isShared = (await rows(trx, SHARED, [productId])).length > 0
  const work = { trx, productId, deeds: [], touched: [], added: new Set<number>() }
  for (const [at, type] of types.entries()) {
    const known = stored.find(({ id }) => id === type.id)
    if (type.id !== undefined && !known) throw new NotAVariation()
    // What is counted by combination would have to be counted anew for each of them.
    if (!known && !isShared) throw new TypesAreCounted()
    const id = known ? await renameType(work, known, type) : await addType(work, type, at)
    await writeValues(work, { id, known, values: type.values })
  }
  await followStock(work, change, isShared)
  return work.deeds
}

interface Work {
  trx: Transaction
  productId: number
  deeds: VariationDeed[]
  /** Values that are new, or were ended or resumed. */
  touched: number[]
  added: Set<number>
}

async function renameType({ trx, deeds }: Work, known: StoredType, type: TypeFields) {
  if (isRenamed(known, type)) {
    await rows(trx, CHANGE_TYPE, [type.title_hu, type.title_en, known.id])
    deeds.push({ action: 'renamed', title: type.title_hu })
  }
  return known.id
}

async function addType({ trx, productId, deeds }: Work, type: TypeFields, at: number) {
  const values = [productId, type.title_hu, type.title_en, at]
  const [{ id }] = await rows<{ id: number }>(trx, ADD_TYPE, values)
  deeds.push({ action: 'added', title: type.title_hu })
  return id
}

interface TypeValues {
  /** The type. */
  id: number
  known?: StoredType
  values: ValueFields[]
}

async function writeValues(work: Work, { id, known, values }: TypeValues) {
  const stored = known?.values ?? []
  const active = new Map(stored.map((value) => [value.id, value.is_active]))
  for (const [at, value] of values.entries()) {
    const former = stored.find((one) => one.id === value.id)
    if (value.id !== undefined && !former) throw new NotAVariation()
    const isActive = value.is_active ?? former?.is_active ?? true
    const { title_hu, title_en } = value
    if (!former) {
      const position = stored.length + at
      const written = [id, title_hu, title_en, position, isActive ? 1 : 0]
      const [added] = await rows<{ id: number }>(work.trx, ADD_VALUE, written)
      work.added.add(added.id)
      note(work, { id: added.id, action: 'added', title: title_hu })
      active.set(added.id, isActive)
      continue
    }
    if (isRenamed(former, value)) work.deeds.push({ action: 'renamed', title: title_hu })
    await rows(work.trx, CHANGE_VALUE, [title_hu, title_en, isActive ? 1 : 0, former.id])
    if (isActive === former.is_active) continue
    note(work, { id: former.id, action: isActive ? 'resumed' : 'ended', title: title_hu })
    active.set(former.id, isActive)
  }
  if (active.size && ![...active.values()].includes(true)) throw new LastValue()
}

function note({ deeds, touched }: Work, { id, ...deed }: VariationDeed & { id: number }) {
  deeds.push(deed)
  touched.push(id)
}

/** Each new combination begins with its pieces; those with an ended value cannot be ordered any more. */
async function followStock(
  { trx, productId, touched, added }: Work,
  change: VariationChange,
  isShared: boolean
) {
  if (isShared) return
  if (added.size) {
    const { quantity: qty, actorId } = change
    if (qty === undefined) throw new StockNotSaid()
    const counts = newCombinations(await storedTypes(trx, productId), added).map((ids) => ({
      combination: combinationOf(ids),
      qty,
    }))
    await putStock(trx, { productId, actorId, counts })
  }
  for (const id of touched) await rows(trx, FOLLOW_VALUE, [productId, `%-${id}-%`])
}

/** Every combination that has at least one of the new values. */
function newCombinations(types: StoredType[], added: Set<number>): number[][] {
  let combinations: number[][] = [[]]
  for (const { values } of types) {
    if (!values.length) continue
    combinations = combinations.flatMap((chosen) => values.map(({ id }) => [...chosen, id]))
  }
  return combinations.filter((ids) => ids.some((id) => added.has(id)))
}

function isRenamed(one: Titles, other: Titles) {
  return one.title_hu !== other.title_hu || one.title_en !== other.title_en
}
