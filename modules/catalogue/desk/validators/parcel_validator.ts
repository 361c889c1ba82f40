import vine from '@vinejs/vine'
import { id, quantity } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import {
  CARRIER_MAX,
  CART_ITEMS_MAX,
  QUANTITY_TYPED_MAX,
  VARIATIONS_MAX,
} from '#catalogue/constants'

/** A line of an order is addressed by its id. */
const LINE_ID = /^[1-9]\d{0,8}$/

const lineKeys = vine.createRule((value, _options: undefined, field) => {
  const keys = Object.keys(value as object)
  if (keys.length > CART_ITEMS_MAX || !keys.every((key) => LINE_ID.test(key))) {
    field.report('invalid', 'invalid', field)
  }
})

/** Who carries what is sent and what they call it; both may be left out. */
export const carried = {
  carrier: line(CARRIER_MAX).optional(),
  reference: line(CARRIER_MAX).optional(),
}

/** Who carries a parcel and what they call it; both may be left out. */
export const consignmentValidator = vine.create(carried)

/** A parcel: pieces by line of the order. */
export const parcelValidator = vine.create({
  ...carried,
  quantities: vine.record(quantity([0, QUANTITY_TYPED_MAX])).use(lineKeys()),
})

/** Characters the reason of staff may have. */
const REASON_MAX = 500

/** The rest of an order that is not sent: why, and whether its pieces are back in the store. */
export const remainderValidator = vine.create({
  is_back: vine.boolean({ strict: true }),
  reason: vine.string().trim().minLength(1).maxLength(REASON_MAX),
})

/**
 * What goes out for a line: a product and one value for each of its variation types; and whether
 * the ordered pieces are back in the store.
 */
export const substitutionValidator = vine.create({
  product_id: id(),
  is_back: vine.boolean({ strict: true }),
  variations: vine.array(id()).maxLength(VARIATIONS_MAX).distinct(),
})
