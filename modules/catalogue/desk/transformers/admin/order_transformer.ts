import { BaseTransformer } from '@adonisjs/core/transformers'
import { wholeTitle } from '#catalogue/products/localized'
import { chosenIn, variationText } from '#catalogue/orders/copied_gift'
import type Order from '#catalogue/orders/models/order'
import type OrderLine from '#catalogue/orders/models/order_line'
import { ORDER_TRANSITIONS } from '#catalogue/orders/order_status'
import { shippingIn } from '#catalogue/orders/shipping'

/** What stands beside the order itself where staff read all of it. */
export interface ReadBeside {
  /** Staff members by their id. */
  names: Map<number, string>
  /** Opens a note; null once the member is deleted, because the key it was sealed with is gone. */
  open: (sealed: string) => string | null
}

/** An order as staff read it. */
export default class OrderTransformer extends BaseTransformer<Order> {
  constructor(
    order: Order,
    protected beside?: ReadBeside
  ) {
    super(order)
  }

  /** In the list. */
  toObject() {
    const order = this.resource
    const address = shippingIn(order)
    const { zip, city, floor, door_number: door, doorbell } = address
    const street = `${address.address} ${address.house_number}`.trim()
    const parts = [`${zip} ${city}`.trim(), street, floor, door, doorbell]
    return {
      id: order.id,
      member_id: order.memberId,
      status: order.status,
      total: order.total,
      shipping_last_name: address.last_name,
      shipping_first_name: address.first_name,
      shipping_zip: zip,
      shipping_city: city,
      shipping_address: address.address,
      shipping_house_number: address.house_number,
      shipping_floor: floor,
      shipping_door_number: door,
      shipping_doorbell: doorbell,
      shipping_note: address.note,
      address_changed_at: order.addressChangedAt,
      placed_at: order.placedAt,
      updated_at: order.updatedAt,
      quantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      // Empty where the address of a deleted member's order was cleared.
      recipient: `${address.last_name} ${address.first_name}`.trim(),
      shipping_text: parts.filter((part) => part !== null && part !== '').join(', '),
    }
  }

  /** On its own page: with its lines, parcels, steps and notes, and the steps it may take next. */
  whole() {
    const { status, lines, parcels, steps, notes } = this.resource
    const { names, open } = this.beside!
    const hasParcel = parcels.length > 0
    const isOpen = status === 'received' || status === 'processing'
    return {
      ...this.toObject(),
      // What has begun to leave the house cannot be cancelled.
      next_statuses: ORDER_TRANSITIONS[status].filter((to) => to !== 'cancelled' || !hasParcel),
      // What of it has not left can be given up only then.
      can_cancel_rest: status === 'processing' && hasParcel,
      lines: lines.map((line) => lineOf(line, isOpen)),
      parcels: parcels.map((parcel) => ({
        id: parcel.id,
        carrier: parcel.carrier,
        reference: parcel.reference,
        sent_at: parcel.sentAt,
        delivered_at: parcel.deliveredAt,
        lines: parcel.lines.map(({ orderLineId, quantity }) => ({
          line_id: orderLineId,
          quantity,
        })),
      })),
      steps: steps.map((step) => ({
        id: step.status,
        status: step.status,
        happened_at: step.happenedAt,
        actor_name: step.actorId === null ? null : (names.get(step.actorId) ?? null),
      })),
      notes: notes.map(({ id, sealedNote, writtenAt, actorId }) => ({
        id,
        note: open(sealedNote),
        written_at: writtenAt,
        actor_name: names.get(actorId) ?? null,
      })),
    }
  }
}

function lineOf(line: OrderLine, isOpen: boolean) {
  const { id, titleHu, titleEn, quantity, price, sent, substitution, remainder } = line
  return {
    id,
    title_hu: titleHu,
    title_en: titleEn,
    quantity,
    price,
    variation_text: variationText(line, 'hu'),
    sent,
    given_up: remainder && { quantity: remainder.quantity, credited: remainder.credited },
    replacement: substitution && {
      title: wholeTitle(chosenIn(substitution), 'hu'),
      credited: substitution.credited,
    },
    is_replaceable: isOpen && !substitution && sent === 0,
  }
}
