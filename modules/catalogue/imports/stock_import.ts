import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/audit/audit'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { DomainException } from '#app/exceptions/domain_exception'
import type { GoodLine, ImportKind, Verdict } from '#app/imports/import_kind'
import { countStock, holdStock } from '#catalogue/actions/count_stock'
import { moveStock } from '#catalogue/actions/move_stock'
import { NotThere } from '#catalogue/exceptions'
import { namedBy, stockBySlug, type NamedStock } from '#catalogue/queries/admin/stock_by_words'
import { STOCK_COLUMNS } from './other_names.js'
import { stockRowOf, type StockRow } from './stock_row.js'

/** A row with the stock item it means; 0 where it means none. */
type Resolved = StockRow & { stockItemId: number }
type Outcome = Pick<Verdict<Resolved>, 'state' | 'detail' | 'reason'>

/** Characters of a digest that stand in the reference of a movement. */
const DIGEST_LENGTH = 32

/**
 * What is in stock, known by gift and variation. A count becomes the difference to what is left
 * when it is written. A change is booked once for each file with the same contents, so that a file
 * can be sent again after a failure.
 */
export class StockImport implements ImportKind<Resolved> {
  readonly keys: [string] = ['slug']
  readonly optional = ['variation', 'count', 'change', 'reason', 'note']
  readonly otherNames = STOCK_COLUMNS
  readonly isWhole = false
  #seen = new Set<number>()

  /** @param digest of the file, in hexadecimal digits */
  constructor(
    private by: Actor,
    private digest: string
  ) {}

  async read(texts: Record<string, string>): Promise<Resolved> {
    return { ...(await stockRowOf(texts)), stockItemId: 0 }
  }

  keyOf({ slug, variation }: Resolved): string {
    return JSON.stringify([slug, variation])
  }

  async judge(lines: GoodLine<Resolved>[]): Promise<Verdict<Resolved>[]> {
    const stock = await stockBySlug(lines.map(({ row }) => row.slug))
    const found = lines.map((line) => ({ ...line, ...itemOf(line.row, stock.get(line.row.slug)) }))
    const references = found.flatMap(({ row, item }) =>
      item ? [this.#reference({ ...row, stockItemId: item.id })] : []
    )
    const booked = await bookedOf(references)
    return found.map(({ line, row, item, reason }) => {
      const name = `${row.slug} ${row.variation}`.trim()
      if (!item) return { line, row, name, state: 'refused', reason }
      if (this.#seen.has(item.id)) return { line, row, name, state: 'refused', reason: 'twice' }
      this.#seen.add(item.id)
      const resolved = { ...row, stockItemId: item.id }
      const isBooked = booked.has(this.#reference(resolved))
      return { line, row: resolved, name, ...outcomeOf(resolved, item.qty, isBooked) }
    })
  }

  /** Items are taken in ascending order, as orders take them, so that nobody blocks each other. */
  async write(trx: TransactionClientContract, lines: Verdict<Resolved>[]) {
    const byItem = lines.toSorted((one, other) => one.row.stockItemId - other.row.stockItemId)
    const written = new Map<number, Outcome>()
    for (const { line, row } of byItem) written.set(line, await this.#book(trx, row))
    return lines.map(({ line, row, name }) => ({ line, row, name, ...written.get(line)! }))
  }

  /** Judges once more what is left now, and books what is still to be done. */
  async #book(trx: TransactionClientContract, row: Resolved): Promise<Outcome> {
    const { stockItemId, count, change: delta, reason, note } = row
    const { by } = this
    try {
      const left = await holdStock(trx, stockItemId)
      const reference = this.#reference(row)
      const outcome = outcomeOf(row, left, (await findBooked(trx, reference)).length > 0)
      if (outcome.state !== 'changed') return outcome
      if (count !== undefined) {
        const unique = `import:count:${randomUUID()}`
        await countStock(trx, { stockItemId, qty: count, note, by, reference: unique })
      } else await moveStock(trx, { stockItemId, delta: delta!, reason, note, by, reference })
      return outcome
    } catch (error) {
      if (error instanceof NotThere) return { state: 'refused', reason: 'slug: unknown' }
      if (!(error instanceof DomainException)) throw error
      return { state: 'refused', reason: `change: ${error.code}` }
    }
  }

  #reference({ stockItemId, change }: Resolved): string {
    return `import:${this.digest.slice(0, DIGEST_LENGTH)}:${stockItemId}:${change}`
  }
}

function itemOf(row: Resolved, items: NamedStock[] | undefined) {
  if (!items) return { reason: 'slug: unknown' }
  if (!row.variation && items.length > 1) return { reason: 'variation: required' }
  const [item, ...others] = namedBy(items, row.variation)
  if (!item) return { reason: 'variation: unknown' }
  return others.length ? { reason: 'variation: ambiguous' } : { item }
}

/** What a line does to so many pieces; null is unlimited. */
function outcomeOf({ count, change }: Resolved, left: number | null, isBooked: boolean): Outcome {
  if (count !== undefined) {
    if (left === count) return { state: 'unchanged' }
    return { state: 'changed', detail: `${left ?? '∞'} → ${count}` }
  }
  if (isBooked) return { state: 'unchanged', reason: 'already_booked' }
  if (left === null) return { state: 'refused', reason: 'change: stock_unlimited' }
  if (left + change! < 0) return { state: 'refused', reason: 'change: stock_too_low' }
  return { state: 'changed', detail: `${left} → ${left + change!}` }
}

const BOOKED = (places: string) =>
  `SELECT reference FROM stock_movements WHERE reference IN (${places})`

function findBooked(trx: TransactionClientContract, reference: string) {
  return rows<{ reference: string }>(trx, BOOKED('?'), [reference])
}

async function bookedOf(references: string[]): Promise<Set<string>> {
  if (!references.length) return new Set()
  const places = references.map(() => '?').join(', ')
  const found = await shopReader().rows<{ reference: string }>(BOOKED(places), references)
  return new Set(found.map(({ reference }) => reference))
}
