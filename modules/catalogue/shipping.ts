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
