/** Members of the days of a programme, one bit for each at the place of their id: a million of them are 125 kB. */
export class MemberSet {
  #bits = new Uint8Array(0)

  /** The set of some ids. */
  static of(ids: Iterable<number>): MemberSet {
    const set = new MemberSet()
    set.add(ids)
    return set
  }

  add(ids: Iterable<number>): void {
    for (const id of ids) {
      this.#growTo((id >> 3) + 1)
      this.#bits[id >> 3] |= 1 << (id & 7)
    }
  }

  /** Adds those of a set as it was kept. */
  addKept(bits: Uint8Array): void {
    this.#growTo(bits.length)
    for (let at = 0; at < bits.length; at++) this.#bits[at] |= bits[at]
  }

  /** How many they are. */
  get size(): number {
    let count = 0
    for (let bits of this.#bits) for (; bits; bits &= bits - 1) count++
    return count
  }

  /** The bits as they are kept, without those behind the last member. */
  get kept(): Buffer {
    return Buffer.from(this.#bits.subarray(0, this.#bits.findLastIndex(Boolean) + 1))
  }

  /** At least doubles, so that few copies are made. */
  #growTo(length: number) {
    if (length <= this.#bits.length) return
    const grown = new Uint8Array(Math.max(length, 2 * this.#bits.length))
    grown.set(this.#bits)
    this.#bits = grown
  }
}
