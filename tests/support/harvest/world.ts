import type { Evidence } from '#points/harvest/evidence'
import { seededRandom, type SeededRandom } from '#tests/support/seeded_random'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** The month that is looked at. */
export const MONTH_DAYS = 30
/** Accounts that are not new began long before it. */
const LONG_AGO_MS = -400 * DAY_MS
const BATCHES = 12
const SHOPS = 30

/** The world members of both kinds act in. Instants are ms from the beginning of the month. */
export class World {
  readonly random: SeededRandom
  readonly evidence: Evidence = {
    scans: [],
    shared: [],
    refused: new Map(),
    began: new Map(),
    invited: [],
  }
  #members = 0
  /** The next sticker of each batch in the central store, where whole pallets and rolls come from. */
  #store = Array.from({ length: BATCHES }, () => 0)
  /** What stands on the shelves of the shops, by shop and batch. */
  #shelves = new Map<string, number[]>()

  constructor(seed: number) {
    this.random = seededRandom(seed)
  }

  /** A new account; `began` is ms from the beginning of the month. */
  member(began = LONG_AGO_MS): number {
    const id = ++this.#members
    this.evidence.began.set(id, began)
    return id
  }

  /** A whole number from the first to the last. */
  between(first: number, last: number): number {
    return first + this.random.below(last - first + 1)
  }

  /** True so many times out of a hundred. */
  chance(percent: number): boolean {
    return this.random.below(100) < percent
  }

  batch(): number {
    return this.random.below(BATCHES)
  }

  shop(): number {
    return this.random.below(SHOPS)
  }

  /** An instant of a working day, from 7 to 17 o'clock, that leaves `days` until the month ends. */
  moment(days = 0): number {
    const day = this.random.below(MONTH_DAYS - days)
    return day * DAY_MS + 7 * HOUR_MS + this.random.below(10 * HOUR_MS)
  }

  /** So many neighbouring stickers out of the store: a pallet, or a roll. */
  fromStore(batch: number, count: number): number[] {
    const first = this.#store[batch]
    this.#store[batch] += count
    return Array.from({ length: count }, (_, place) => first + place)
  }

  /** Skips what others took from the store meanwhile. */
  othersTake(batch: number): void {
    this.#store[batch] += this.between(30, 200)
  }

  /** Stickers off a shelf, which is filled by the pallet and taken from roughly in order. */
  fromShelf(shop: number, batch: number, count: number): number[] {
    const key = `${shop}:${batch}`
    const shelf = this.#shelves.get(key) ?? []
    this.#shelves.set(key, shelf)
    if (shelf.length < count + 5) {
      this.othersTake(batch)
      shelf.push(...this.fromStore(batch, this.between(30, 48)))
    }
    return Array.from({ length: count }, () => shelf.splice(this.random.below(5), 1)[0])
  }

  scan(memberId: number, batchId: number, serial: number, at: number): void {
    this.evidence.scans.push({ memberId, batchId, serial, at })
  }

  /** Scans one sticker after the other, a few seconds apart. */
  scanAll(memberId: number, batch: number, serials: number[], at: number): void {
    let moment = at
    for (const serial of serials) {
      this.scan(memberId, batch, serial, moment)
      moment += this.between(3, 25) * 1000
    }
  }

  refuse(memberId: number, count: number): void {
    const { refused } = this.evidence
    refused.set(memberId, (refused.get(memberId) ?? 0) + count)
  }
}
