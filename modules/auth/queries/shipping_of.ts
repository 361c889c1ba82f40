import { shopReader } from '#app/database/engine'

/** Where gifts are sent, as forms and pages carry it. @source requirement row D-13 */
export interface ShippingBlock {
  first_name: string | null
  last_name: string | null
  zip: string | null
  city: string | null
  address: string | null
  house_number: string | null
  door_number: string | null
  doorbell: string | null
  floor: number | null
  note: string | null
}

/** The shipping data of a member; null where none was ever saved. */
export async function shippingOf(memberId: number): Promise<ShippingBlock | null> {
  const sql = `SELECT first_name, last_name, zip, city, address, house_number, door_number,
    doorbell, floor, note FROM member_shippings WHERE member_id = ?`
  const [shipping] = await shopReader().rows<ShippingBlock>(sql, [memberId])
  return shipping ?? null
}
