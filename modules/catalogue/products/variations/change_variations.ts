import type { Transaction } from '#app/transaction'
import { putStock } from '#catalogue/stock/actions/set_stock'
import StockItem from '#catalogue/stock/models/stock_item'
import { combinationOf, valueIdsOf } from '../combination.js'
import type { Titles } from '../localized.js'
import VariationType from '../models/variation_type.js'
import type VariationValue from '../models/variation_value.js'
import { addType, addValues, titlesOf } from './add_variations.js'
import { LastValue, NotAVariation, StockNotSaid, TypesAreCounted } from './exceptions.js'

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
  const { client } = trx
  const stored = await typesIn(trx, productId)
  const shared = { productId, combination: '', isActive: 1 }
  const isShared = (await StockItem.query({ client }).where(shared).first()) !== null
  const work: Work = { trx, deeds: [], touched: [], added: new Set() }
  for (const [position, type] of types.entries()) {
    const known = stored.find(({ id }) => id === type.id)
    if (type.id !== undefined && !known) throw new NotAVariation()
    // A new kind of choice would split every combination that is counted.
    if (!known && !isShared) throw new TypesAreCounted()
    if (known) {
      await rename(work, known, type)
      await writeValues(work, { typeId: known.id, stored: known.values, values: type.values })
    } else {
      const { id: typeId } = await addType(trx, { productId, position, type })
      work.deeds.push({ action: 'added', title: type.title_hu })
      await writeValues(work, { typeId, stored: [], values: type.values })
    }
  }
  if (!isShared) await followStock(work, change)
  return work.deeds
}

interface Work {
  trx: Transaction
  deeds: VariationDeed[]
  /** Values that are new, or were ended or resumed. */
  touched: number[]
  added: Set<number>
}

/** What a gift can be chosen in, ended values included, in the order it is shown in. */
function typesIn({ client }: Transaction, productId: number): Promise<VariationType[]> {
  return VariationType.query({ client })
    .where({ productId })
    .orderBy(['position', 'id'])
    .preload('values', (values) => values.orderBy(['position', 'id']))
}

async function rename({ deeds }: Work, one: VariationType | VariationValue, titles: Titles) {
  one.merge(titlesOf(titles))
  if (one.$isDirty) deeds.push({ action: 'renamed', title: titles.title_hu })
  await one.save()
}

interface TypeValues {
  typeId: number
  stored: VariationValue[]
  values: ValueFields[]
}

async function writeValues(work: Work, { typeId, stored, values }: TypeValues) {
  const all = [...stored]
  for (const [at, value] of values.entries()) {
    const former = stored.find((one) => one.id === value.id)
    if (value.id !== undefined && !former) throw new NotAVariation()
    if (former) {
      await changeValue(work, former, value)
      continue
    }
    const position = stored.length + at
    const [added] = await addValues(work.trx, { typeId, position, values: [value] })
    work.added.add(added.id)
    note(work, { id: added.id, action: 'added', title: value.title_hu })
    all.push(added)
  }
  if (all.length && !all.some(({ isActive }) => isActive)) throw new LastValue()
}

async function changeValue(work: Work, former: VariationValue, value: ValueFields) {
  await rename(work, former, value)
  const isActive = value.is_active ?? former.isActive
  if (isActive === former.isActive) return
  await former.merge({ isActive }).save()
  note(work, { id: former.id, action: isActive ? 'resumed' : 'ended', title: value.title_hu })
}

function note({ deeds, touched }: Work, { id, ...deed }: VariationDeed & { id: number }) {
  deeds.push(deed)
  touched.push(id)
}

/** Each new combination begins with its pieces; those with an ended value cannot be ordered any more. */
async function followStock({ trx, touched, added }: Work, change: VariationChange) {
  const { productId, quantity: qty, actorId } = change
  const types = await typesIn(trx, productId)
  if (added.size) {
    if (qty === undefined) throw new StockNotSaid()
    const combinations = newCombinations(types, added).map(combinationOf)
    const counts = combinations.map((combination) => ({ combination, qty }))
    await putStock(trx, { productId, actorId, counts })
  }
  const values = types.flatMap((type) => type.values)
  const ended = new Set(values.filter(({ isActive }) => !isActive).map(({ id }) => id))
  // In ascending order, as orders take them.
  const items = await StockItem.query({ client: trx.client })
    .where({ productId })
    .orderBy('id')
    .forUpdate()
  for (const item of items) {
    const ids = valueIdsOf(item.combination)
    if (!ids.some((id) => touched.includes(id))) continue
    await item.merge({ isActive: !ids.some((id) => ended.has(id)) }).save()
  }
}

/** Every combination that has at least one of the new values. */
function newCombinations(types: VariationType[], added: Set<number>): number[][] {
  let combinations: number[][] = [[]]
  for (const { values } of types) {
    if (!values.length) continue
    combinations = combinations.flatMap((chosen) => values.map(({ id }) => [...chosen, id]))
  }
  return combinations.filter((ids) => ids.some((id) => added.has(id)))
}
