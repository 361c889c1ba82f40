import type { Actor } from '#app/audit/audit'
import type { GoodLine, ImportKind, Verdict } from '#app/imports/import_kind'
import type { Transaction } from '#app/transaction'
import { countStock, type BookedStock } from '../stock/actions/count_stock.js'
import { moveStock } from '../stock/actions/move_stock.js'
import { heldStock } from '../stock/held_stock.js'
import StockCount from '../stock/models/stock_count.js'
import StockMovement from '../stock/models/stock_movement.js'
import { namedBy, stockBySlug, type NamedStock } from '../stock/queries/admin/stock_by_words.js'
import { promisedOf } from '../stock/queries/stock_sql.js'
import { STOCK_COLUMNS } from './other_names.js'
import { stockRowOf, type StockRow } from './stock_row.js'

/** A row with the stock item it means, 0 where it means none, and what was there when it was judged. */
type Resolved = StockRow & { stockItemId: number; judged: BookedStock }
type Outcome = Pick<Verdict<Resolved>, 'state' | 'detail' | 'reason' | 'isNoted'>

/** What the books say now, and whether the line was booked before. */
type Found = BookedStock & { isBooked: boolean }

const NOTHING: BookedStock = { left: null, promised: 0 }

/** Characters of a digest that stand in the reference of a movement. */
const DIGEST_LENGTH = 32

/**
 * What is in stock, known by gift and variation. A count is of all that lies on the shelf when it is
 * judged; where anything but orders changed that before it is written, the line is refused. Counts
 * and changes are booked once for each file with the same contents, so that a file can be sent again
 * after a failure.
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
    return { ...(await stockRowOf(texts)), stockItemId: 0, judged: NOTHING }
  }

  keyOf({ slug, variation }: Resolved): string {
    return JSON.stringify([slug, variation])
  }

  async judge(lines: GoodLine<Resolved>[]): Promise<Verdict<Resolved>[]> {
    const stock = await stockBySlug(lines.map(({ row }) => row.slug))
    const found = lines.map(({ line, row }) => {
      const { item, reason } = itemOf(row, stock.get(row.slug))
      if (!item) return { line, row, reason }
      const judged = { left: item.qty, promised: item.promised }
      return { line, row: { ...row, stockItemId: item.id, judged }, item }
    })
    const known = found.flatMap(({ row, item }) => (item ? [this.#reference(row)] : []))
    const booked = await bookedAmong(known)
    return found.map(({ line, row, item, reason }) => {
      const name = `${row.slug} ${row.variation}`.trim()
      if (!item) return { line, row, name, state: 'refused', reason }
      if (this.#seen.has(item.id)) return { line, row, name, state: 'refused', reason: 'twice' }
      this.#seen.add(item.id)
      const isBooked = booked.has(this.#reference(row))
      return { line, row, name, ...outcomeOf(row, { ...row.judged, isBooked }) }
    })
  }

  /** Items are taken in ascending order, as orders take them, so that nobody blocks each other. */
  async write(trx: Transaction, lines: Verdict<Resolved>[]) {
    const byItem = lines.toSorted((one, other) => one.row.stockItemId - other.row.stockItemId)
    const left = new Map<number, number | null>()
    for (const { row } of byItem) {
      const item = await heldStock(trx, row.stockItemId)
      if (item) left.set(item.id, item.qty)
    }
    const promised = await promisedOf(trx.runner, [...left.keys()])
    const references = byItem.map(({ row }) => this.#reference(row))
    const booked = await bookedAmong(references, trx)
    const written = new Map<number, Outcome>()
    for (const { line, row } of byItem) {
      const pieces = left.get(row.stockItemId)
      const isBooked = booked.has(this.#reference(row))
      const now = { promised: promised.get(row.stockItemId) ?? 0, isBooked }
      const outcome: Outcome =
        pieces === undefined
          ? { state: 'refused', reason: 'slug: unknown' }
          : await this.#book(trx, row, { left: pieces, ...now })
      written.set(line, outcome)
    }
    return lines.map(({ line, row, name }) => ({ line, row, name, ...written.get(line)! }))
  }

  /** Judges once more what is there now, and books what is still to be done. */
  async #book(trx: Transaction, row: Resolved, found: Found): Promise<Outcome> {
    const { stockItemId, count, change, reason, note, judged } = row
    const { by } = this
    const outcome = outcomeOf(row, found)
    if (outcome.state === 'refused' || found.isBooked) return outcome
    const reference = this.#reference(row)
    if (count === undefined) {
      await moveStock(trx, { stockItemId, delta: change!, reason, note, by, reference })
      return outcome
    }
    if (!isSameShelf(judged, found)) return { state: 'refused', reason: 'count: moved' }
    const { left, promised } = found
    await countStock(trx, { stockItemId, counted: count, note, by, reference, left, promised })
    return outcome
  }

  #reference({ stockItemId, count, change }: Resolved): string {
    const said = count === undefined ? String(change) : `count:${count}`
    return `import:${this.digest.slice(0, DIGEST_LENGTH)}:${stockItemId}:${said}`
  }
}

/** An order takes from what is left what it adds to what is promised: the shelf stays as it is. */
function isSameShelf(one: BookedStock, other: BookedStock): boolean {
  if (one.left === null || other.left === null) {
    return one.left === other.left && one.promised === other.promised
  }
  return one.left + one.promised === other.left + other.promised
}

function itemOf(row: Resolved, items: NamedStock[] | undefined) {
  if (!items) return { reason: 'slug: unknown' }
  if (!row.variation && items.length > 1) return { reason: 'variation: required' }
  const [item, ...others] = namedBy(items, row.variation)
  if (!item) return { reason: 'variation: unknown' }
  return others.length ? { reason: 'variation: ambiguous' } : { item }
}

/** What a line does to what was found. */
function outcomeOf({ count, change }: Resolved, { left, promised, isBooked }: Found): Outcome {
  if (isBooked) return { state: 'unchanged', reason: 'already_booked' }
  if (count !== undefined) {
    if (count < promised) return { state: 'refused', reason: `count: stock_promised ${promised}` }
    const orderable = count - promised
    if (left === orderable) return { state: 'unchanged', isNoted: true }
    return { state: 'changed', detail: `${left ?? '∞'} → ${orderable}` }
  }
  if (left === null) return { state: 'refused', reason: 'change: stock_unlimited' }
  if (left + change! < 0) return { state: 'refused', reason: 'change: stock_too_low' }
  return { state: 'changed', detail: `${left} → ${left + change!}` }
}

/** Those of the references under which something was booked or counted. */
async function bookedAmong(references: string[], trx?: Transaction): Promise<Set<string>> {
  if (!references.length) return new Set()
  const read = { client: trx?.client }
  const moved = await StockMovement.query(read).whereIn('reference', references)
  const counted = await StockCount.query(read).whereIn('reference', references)
  return new Set([...moved, ...counted].map(({ reference }) => reference))
}
