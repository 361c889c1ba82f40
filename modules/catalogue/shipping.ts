/** Where a parcel goes. @source specification §3 */
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

/** The address out of the columns of an order. */
export function shippingIn(order: Record<string, unknown>): Required<Shipping> {
  const entries = FIELDS.map((field) => [field, order[`shipping_${field}`] ?? null])
  return Object.fromEntries(entries) as Required<Shipping>
}
