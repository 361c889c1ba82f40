/** Products whose prices are sorted together: few to walk over, and a long list has few such blocks. */
const BLOCK = 1024

/** Which part of a list is wanted. */
export interface Place {
  /** Points a product may cost at most. */
  priceMax?: number
  /** Products before the part. */
  offset: number
  /** Products of the part. */
  limit: number
}

/** Part of a list that is kept. */
export interface PartOfList {
  ids: number[]
  /** Products of the whole list, as far as they cost no more than was asked for. */
  total: number
}

/** A whole list in its order: ids, prices, and the prices of each block sorted; 12 bytes a product. */
export class SortedList {
  #ids: Int32Array
  #prices: Int32Array
  #sorted: Int32Array

  constructor(rows: { id: number; price: number }[]) {
    this.#ids = new Int32Array(rows.length)
    this.#prices = new Int32Array(rows.length)
    rows.forEach(({ id, price }, at) => {
      this.#ids[at] = id
      this.#prices[at] = price
    })
    this.#sorted = this.#prices.slice()
    for (let from = 0; from < this.length; from += BLOCK) {
      this.#sorted.subarray(from, from + BLOCK).sort()
    }
  }

  get length() {
    return this.#ids.length
  }

  part({ priceMax, offset, limit }: Place): PartOfList {
    if (priceMax === undefined) {
      return { ids: [...this.#ids.subarray(offset, offset + limit)], total: this.length }
    }
    const ids: number[] = []
    let total = 0
    for (let from = 0; from < this.length; from += BLOCK) {
      const count = this.#countOf(from, priceMax)
      const skipped = Math.max(0, offset - total)
      if (skipped < count && ids.length < limit) {
        ids.push(...this.#affordable(from, priceMax).slice(skipped, skipped + limit - ids.length))
      }
      total += count
    }
    return { ids, total }
  }

  /** How many products of a block cost no more, found by halving. */
  #countOf(from: number, priceMax: number): number {
    let least = from
    let most = Math.min(from + BLOCK, this.length)
    while (least < most) {
      const middle = (least + most) >> 1
      if (this.#sorted[middle] <= priceMax) least = middle + 1
      else most = middle
    }
    return least - from
  }

  /** The products of a block that cost no more, in the order of the list. */
  #affordable(from: number, priceMax: number): number[] {
    const ids: number[] = []
    const end = Math.min(from + BLOCK, this.length)
    for (let at = from; at < end; at++) {
      if (this.#prices[at] <= priceMax) ids.push(this.#ids[at])
    }
    return ids
  }
}
