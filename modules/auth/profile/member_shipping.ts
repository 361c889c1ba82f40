import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { noteAddress } from '../invitations/member_marks_sql.js'
import MemberShipping from './models/member_shipping.js'
import MemberShippingTransformer from './transformers/member_shipping_transformer.js'

/** Stores the shipping data of a member in place of the former ones. */
export async function saveShipping(
  trx: Transaction,
  memberId: number,
  shipping: ShippingBlock
): Promise<void> {
  await trx.client
    .insertQuery()
    .table('member_shippings')
    .insert({ ...shipping, member_id: memberId, updated_at: clock.now() })
    .onConflict('member_id')
    .merge()
  await noteAddress(trx, memberId, shipping)
}

/** Where gifts are sent, as forms and pages carry it. */
export type ShippingBlock = ReturnType<MemberShippingTransformer['toObject']>

/** The shipping data of a member; null where none was ever saved. */
export async function shippingOf(
  memberId: number,
  trx?: Transaction
): Promise<ShippingBlock | null> {
  const shipping = await MemberShipping.find(memberId, trx)
  return shipping && new MemberShippingTransformer(shipping).toObject()
}
