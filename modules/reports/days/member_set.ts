/** Bytes of the bits of a stretch of ids. */
const STRETCH_BYTES = 512
/** Ids of a stretch. */
const STRETCH = STRETCH_BYTES * 8
/** Bytes before them that say which stretch it is. */
const NUMBER_BYTES = 4

/**
 * Members of the days of a programme, one bit for each, in stretches of 4,096 ids; a stretch without anybody takes no room. A million
 * members whose ids follow each other are 126 kB, wherever their ids begin.
 */
export class MemberSet {
  #stretches = new Map<number, Uint8Array>()

  /** The set of some ids. */
  static of(ids: Iterable<number>): MemberSet {
    const set = new MemberSet()
    set.add(ids)
    return set
  }

  /** Those of several sets as they were kept. */
  static ofKept(sets: Iterable<Buffer>): MemberSet {
    const set = new MemberSet()
    for (const kept of sets) set.addKept(kept)
    return set
  }

  add(ids: Iterable<number>): void {
    for (const id of ids) {
      const place = id % STRETCH
      this.#stretch((id - place) / STRETCH)[place >> 3] |= 1 << (place & 7)
    }
  }

  /** Adds those of a set as it was kept. */
  addKept(kept: Buffer): void {
    for (let at = 0; at < kept.length; at += NUMBER_BYTES + STRETCH_BYTES) {
      const bits = this.#stretch(kept.readUInt32LE(at))
      const first = at + NUMBER_BYTES
      for (let byte = 0; byte < STRETCH_BYTES; byte++) bits[byte] |= kept[first + byte]
    }
  }

  /** How many they are. */
  get size(): number {
    let count = 0
    for (const stretch of this.#stretches.values()) {
      for (let bits of stretch) for (; bits; bits &= bits - 1) count++
    }
    return count
  }

  /** The stretches as they are kept, by their numbers: equal sets are kept equally. */
  get kept(): Buffer {
    const parts = [...this.#stretches].toSorted(([one], [other]) => one - other)
    return Buffer.concat(parts.flatMap(([number, bits]) => [numberBytes(number), bits]))
  }

  #stretch(number: number): Uint8Array {
    let bits = this.#stretches.get(number)
    if (!bits) this.#stretches.set(number, (bits = new Uint8Array(STRETCH_BYTES)))
    return bits
  }
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES)
  bytes.writeUInt32LE(number)
  return bytes
}
