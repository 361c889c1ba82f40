import { bytesOf, fromHex, hashOf, type Hashing } from './bytes.js'

/** Of which campaign and draw something is. */
export interface DrawName {
  campaign: string
  draw: string
}

const SPAN = 1n << 64n
/** Where nobody was left to draw. */
export const NOBODY = -1

/** What is published of a seed before the week: no other seed opens it, and it serves no other draw. */
export function commitmentOf(seed: string, { campaign, draw }: DrawName, hashing: Hashing): string {
  return hashOf(bytesOf(`mesterpont-seed/1\n${campaign}\n${draw}\n${seed}\n`), hashing)
}

/** What the key of a draw is made of. */
export interface KeyParts extends DrawName {
  /** 32 bytes in hex. */
  seed: string
  /** Hash of the list. */
  list: string
  /** The line that came after the list. */
  publicValue: string
}

/** The key of a draw: nobody knows it before seed, list and public value are together. */
export function keyOf({ seed, campaign, draw, list, publicValue }: KeyParts, { hmac }: Hashing) {
  const message = `mesterpont-draw/1\n${campaign}\n${draw}\n${list}\n${publicValue}\n`
  return hmac(fromHex(seed), bytesOf(message))
}

/** The numbers that a key gives, one after the other, each from 0 to 2^64 - 1. */
export function numbersOf(key: Uint8Array, { hmac }: Hashing): () => bigint {
  let block = 0
  return () => {
    const bytes = hmac(key, bytesOf(String(block++)))
    return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0)
  }
}

/** A number below `weight`, each with the same chance: numbers beyond the last whole multiple are passed over. */
export function numberBelow(weight: number, next: () => bigint): number {
  const span = BigInt(weight)
  const limit = SPAN - (SPAN % span)
  let number = next()
  while (number >= limit) number = next()
  return Number(number % span)
}

/**
 * Draws places one after the other; who was drawn is not drawn again.
 *
 * @param weights of the rows of a list, which stay as they are
 * @returns the row drawn for each place, NOBODY where no weight was left
 */
export function pickRows(weights: Uint8Array, places: number, next: () => bigint): number[] {
  const left = weights.slice()
  let sum = left.reduce((total, weight) => total + weight, 0)
  return Array.from({ length: places }, () => {
    if (sum === 0) return NOBODY
    const row = rowHolding(left, numberBelow(sum, next))
    sum -= left[row]
    left[row] = 0
    return row
  })
}

/** The row that holds a number, where rows hold as many numbers as their weight, in order. */
function rowHolding(weights: Uint8Array, number: number): number {
  let rest = number
  let row = 0
  while (rest >= weights[row]) rest -= weights[row++]
  return row
}
