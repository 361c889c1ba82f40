import { createHash } from 'node:crypto'

/** The chosen variation values as stock items and cart items know them: ids ascending, `3-17`. */
export function combinationOf(valueIds: number[]): string {
  return valueIds.toSorted((one, other) => one - other).join('-')
}

/** The values a combination is made of, by their titles: `M, fekete`; empty without any. */
export function labelOf(combination: string, titles: Map<number, string>): string {
  return valueIdsOf(combination)
    .map((id) => titles.get(id))
    .join(', ')
}

/** The ids of the values a combination is made of. */
export function valueIdsOf(combination: string): number[] {
  return combination.split('-').filter(Boolean).map(Number)
}

/** What a cart item is known by: a digest of the product and its sorted variations. */
export function cartHash(productId: number, combination: string): string {
  return digest(`product:${productId}:${combination}`)
}

/** What the cart item of a promotion reward is known by. */
export function rewardHash(rewardId: number): string {
  return digest(`reward:${rewardId}`)
}

/** Hexadecimal characters of a hash; enough that two items of one cart never share it. */
const HASH_LENGTH = 32

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}
