import type { Transaction } from '#app/transaction'
import { NotForReplacing } from '#catalogue/desk/exceptions'
import { VariationMissing, VariationUnknown } from '#catalogue/exceptions'
import { combinationOf } from '#catalogue/products/combination'
import Product from '#catalogue/products/models/product'
import type { OrderSubstitutionSchema } from '#database/schema'

/** A gift that is to go out for another, at the price of this moment. */
export type Replacement = Pick<
  OrderSubstitutionSchema,
  'productId' | 'stockItemId' | 'titleHu' | 'titleEn' | 'price' | 'variations'
>

/**
 * A product in the wanted variations, whether members can see it or not.
 *
 * @param valueIds one variation value for each type of the product
 * @throws required and invalid on variations, not_for_replacing
 */
export async function replacementIn(
  { client }: Transaction,
  productId: number,
  valueIds: number[]
): Promise<Replacement> {
  const combination = combinationOf(valueIds)
  const product = await Product.query({ client })
    .where('id', productId)
    .preload('stockItems', (items) => {
      items.where('isActive', 1).whereIn('combination', [combination, ''])
    })
    .preload('variationTypes', (types) => {
      types.orderBy(['position', 'id']).preload('values')
    })
    .first()
  const variations = variationsOf(product, valueIds)
  const [item] = product?.stockItems ?? []
  if (!product || !item) throw new NotForReplacing()
  const { titleHu, titleEn, price } = product
  return { productId, stockItemId: item.id, titleHu, titleEn, price, variations }
}

/** The chosen value of each variation; one without values asks for nothing. */
function variationsOf(product: Product | null, valueIds: number[]): Replacement['variations'] {
  const types = product?.variationTypes.filter(({ values }) => values.length) ?? []
  const chosen = types.map((type) => {
    return type.values.filter(({ id, isActive }) => isActive && valueIds.includes(id))
  })
  if (chosen.some(({ length }) => length === 0)) throw new VariationMissing()
  // Two values of one type, or a value of another product.
  const isClear = chosen.every(({ length }) => length === 1) && chosen.length === valueIds.length
  if (!isClear) throw new VariationUnknown()
  return types.map((type, place) => ({ type: copyOf(type), value: copyOf(chosen[place][0]) }))
}

function copyOf({ id, titleHu, titleEn }: { id: number; titleHu: string; titleEn: string }) {
  return { id, title_hu: titleHu, title_en: titleEn }
}
