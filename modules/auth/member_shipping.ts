import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { noteAddress } from './marks/member_marks_sql.js'
import type { ShippingBlock } from './queries/shipping_of.js'

const SAVE = `INSERT INTO member_shippings (member_id, first_name, last_name, zip, city, address,
  house_number, door_number, doorbell, floor, note, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (member_id) DO UPDATE SET
  first_name = excluded.first_name, last_name = excluded.last_name, zip = excluded.zip,
  city = excluded.city, address = excluded.address, house_number = excluded.house_number,
  door_number = excluded.door_number, doorbell = excluded.doorbell, floor = excluded.floor,
  note = excluded.note, updated_at = excluded.updated_at`

/** Stores the shipping data of a member in place of the former ones. */
export async function saveShipping(
  trx: Transaction,
  memberId: number,
  shipping: ShippingBlock
): Promise<void> {
  await rows(trx, SAVE, [
    memberId,
    shipping.first_name,
    shipping.last_name,
    shipping.zip,
    shipping.city,
    shipping.address,
    shipping.house_number,
    shipping.door_number,
    shipping.doorbell,
    shipping.floor,
    shipping.note,
    clock.now(),
  ])
  await noteAddress(trx, memberId, shipping)
}
