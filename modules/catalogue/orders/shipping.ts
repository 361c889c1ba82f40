/** Where a parcel goes. @source requirements D-13 */
export type Shipping = {
  last_name: string
  first_name: string
  zip: string
  city: string
  address: string
  house_number: string
  floor?: number | null
  door_number?: string | null
  doorbell?: string | null
  note?: string | null
}

const FIELDS = [
  'last_name',
  'first_name',
  'zip',
  'city',
  'address',
  'house_number',
  'floor',
  'door_number',
  'doorbell',
  'note',
] as const satisfies (keyof Shipping)[]

/** The columns of an order that hold its address, in the order of {@link shippingValues}. */
export const SHIPPING_COLUMNS = FIELDS.map((field) => `shipping_${field}`)

/** What an order keeps of an address. */
export function shippingValues(shipping: Shipping): (string | number | null)[] {
  return FIELDS.map((field) => shipping[field] ?? null)
}

/** What the model of an order keeps of an address. */
export function attributesOf(shipping: Shipping) {
  return {
    shippingLastName: shipping.last_name,
    shippingFirstName: shipping.first_name,
    shippingZip: shipping.zip,
    shippingCity: shipping.city,
    shippingAddress: shipping.address,
    shippingHouseNumber: shipping.house_number,
    shippingFloor: shipping.floor ?? null,
    shippingDoorNumber: shipping.door_number ?? null,
    shippingDoorbell: shipping.doorbell ?? null,
    shippingNote: shipping.note ?? null,
  }
}

/** The address that the model of an order keeps. */
export function shippingIn(order: ReturnType<typeof attributesOf>): Required<Shipping> {
  return {
    last_name: order.shippingLastName,
    first_name: order.shippingFirstName,
    zip: order.shippingZip,
    city: order.shippingCity,
    address: order.shippingAddress,
    house_number: order.shippingHouseNumber,
    floor: order.shippingFloor,
    door_number: order.shippingDoorNumber,
    doorbell: order.shippingDoorbell,
    note: order.shippingNote,
  }
}
