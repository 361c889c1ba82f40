import vine from '@vinejs/vine'
import { quantity } from '#app/validation/numbers'
import { floor, line, zip } from '#app/validation/rules'
import { CART_ITEMS_MAX, QUANTITY_TYPED_MAX } from '#catalogue/constants'

const NAME_MAX = 100
const CITY_MAX = 100
const ADDRESS_MAX = 200
const NUMBER_MAX = 30
const DOORBELL_MAX = 100
const NOTE_MAX = 500
/** The dearest a gift can be, in points. */
const PRICE_MAX = 1_000_000

/** A cart item is addressed by its hash. */
const HASH = /^[0-9a-f]{32}$/

const itemKeys = vine.createRule((value, _options: undefined, field) => {
  const keys = Object.keys(value as object)
  if (keys.length > CART_ITEMS_MAX || !keys.every((key) => HASH.test(key))) {
    field.report('invalid', 'invalid', field)
  }
})

const shipping = vine.object({
  last_name: line(NAME_MAX),
  first_name: line(NAME_MAX),
  zip: zip(),
  city: line(CITY_MAX),
  address: line(ADDRESS_MAX),
  house_number: line(NUMBER_MAX),
  floor: floor().optional(),
  door_number: line(NUMBER_MAX).optional(),
  doorbell: line(DOORBELL_MAX).optional(),
  note: vine.string().trim().maxLength(NOTE_MAX).optional(),
})

/** An order that was placed: where to send it instead. */
export const addressValidator = vine.create({ shipping: shipping.clone() })

/** Checkout: where to send what. @source requirements C-21, H-23 */
export const checkoutValidator = vine.create({
  shipping: shipping.clone(),
  items: vine
    .record(
      vine.object({
        selected: vine.boolean({ strict: true }),
        quantity: quantity([0, QUANTITY_TYPED_MAX]),
        seen_price: quantity([0, PRICE_MAX]).optional(),
      })
    )
    .use(itemKeys()),
})
