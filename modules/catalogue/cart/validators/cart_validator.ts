import vine from '@vinejs/vine'
import { id, quantity } from '#app/validation/numbers'
import { QUANTITY_MIN, QUANTITY_TYPED_MAX, VARIATIONS_MAX } from '#catalogue/constants'

/** Add to cart. @source requirements H-31 */
export const addToCartValidator = vine.create({
  quantity: quantity([QUANTITY_MIN, QUANTITY_TYPED_MAX]),
  variations: vine
    .array(vine.object({ type: id(), value: id() }))
    .maxLength(VARIATIONS_MAX)
    .optional(),
})

/** Change of a quantity; 0 removes the item. @source requirements H-32 */
export const quantityValidator = vine.create({
  quantity: quantity([0, QUANTITY_TYPED_MAX]),
})
