/** One kind of choice of a product, with what can be chosen. */
export type VariationChoice = {
  id: number
  title: string
  values: { id: number; title: string }[]
}

/** What is left of one combination of values: their ids ascending, joined by `-`. */
export type Combination = { combination: string; stock: number | null }

/** A product as far as its choices go. */
export interface ChoosableProduct {
  stock: number | null
  availableVariationValues: VariationChoice[]
  /** Empty where all variations share the product's stock. */
  combinations: Combination[]
}

/** Value id by type id. */
export type Chosen = Readonly<Record<number, number>>

/** What is chosen from the start: the only value of a type that has one. */
export function chosenAtStart(product: ChoosableProduct): Chosen {
  const single = product.availableVariationValues.filter((type) => type.values.length === 1)
  return Object.fromEntries(single.map((type) => [type.id, type.values[0].id]))
}

/** True once every type has a value. */
export function isComplete(product: ChoosableProduct, chosen: Chosen): boolean {
  return product.availableVariationValues.every((type) => chosen[type.id] !== undefined)
}

/** What is left of the chosen combination; of the product while the choice is not complete. */
export function stockOfChoice(product: ChoosableProduct, chosen: Chosen): number | null {
  if (product.combinations.length === 0 || !isComplete(product, chosen)) return product.stock
  const wanted = keyOf(Object.values(chosen))
  const found = product.combinations.find(({ combination }) => combination === wanted)
  return found ? found.stock : 0
}

/** Whether anything is left with this value, given what else is chosen. */
export function isAvailable(
  product: ChoosableProduct,
  chosen: Chosen,
  { type, value }: { type: number; value: number }
): boolean {
  if (product.combinations.length === 0) return product.stock !== 0
  const wanted = Object.values({ ...chosen, [type]: value })
  return product.combinations.some(({ combination, stock }) => {
    const values = combination.split('-').map(Number)
    return stock !== 0 && wanted.every((one) => values.includes(one))
  })
}

/** The choice as a request names it. @source requirements K-12 */
export function variationsOf(chosen: Chosen): { type: number; value: number }[] {
  return Object.entries(chosen).map(([type, value]) => ({ type: Number(type), value }))
}

function keyOf(values: number[]): string {
  return values.toSorted((one, other) => one - other).join('-')
}
