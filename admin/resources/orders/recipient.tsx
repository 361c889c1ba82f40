import { useRecordContext } from 'react-admin'
import { DeletedMember } from '../../components/member_field'

/** For whom the order is; the address of a deleted member's order is gone one day. */
export function Recipient() {
  const order = useRecordContext<{ id: number; member_id: number; recipient: string }>()
  if (!order) return null
  return order.recipient ? <span>{order.recipient}</span> : <DeletedMember id={order.member_id} />
}
