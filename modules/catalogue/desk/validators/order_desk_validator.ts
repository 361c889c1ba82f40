import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { DESK_ORDERS_MAX } from '#catalogue/constants'
import { ORDER_STATUSES } from '#catalogue/orders/order_status'
import { carried } from './parcel_validator.js'

const NOTE_MAX = 1000

const orderIds = () =>
  vine
    .array(integer([1, ID_MAX]))
    .minLength(1)
    .maxLength(DESK_ORDERS_MAX)

/** A step of one order; who carries it counts where the step sends it. */
export const orderStatusValidator = vine.create({
  status: vine.enum(ORDER_STATUSES),
  ...carried,
})

/** A step of many orders; one carrier for all that it sends. */
export const orderStatusesValidator = vine.create({
  orders: orderIds(),
  status: vine.enum(ORDER_STATUSES),
  carrier: carried.carrier,
})

/** A note about an order; it may have several lines. */
export const orderNoteValidator = vine.create({
  note: vine.string().trim().minLength(1).maxLength(NOTE_MAX),
})

/** Ids of orders side by side, such as `12-15-18`, because a comma would be read as a list. */
const ID_LIST = new RegExp(`^[1-9]\\d{0,8}(-[1-9]\\d{0,8}){0,${DESK_ORDERS_MAX - 1}}$`)

/** Which orders a paper is about: chosen ones, or the oldest of a queue. */
export const deskSelectionValidator = vine.create({
  ids: vine.string().regex(ID_LIST).optional().requiredIfMissing('status'),
  status: vine.enum(ORDER_STATUSES).optional(),
})
