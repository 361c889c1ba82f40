import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Address, type AddressParts } from '../../../components/address'

interface Addressed {
  id: number
  company: (AddressParts & { tax_number: string; name: string }) | null
  shipping:
    | (AddressParts & { first_name: string | null; last_name: string | null; note: string | null })
    | null
}

/** The firm of the member with tax number and seat. */
export function MemberCompany() {
  const company = useRecordContext<Addressed>()?.company
  if (!company) return <Line text="–" />
  return (
    <>
      <Line text={`${company.name} (${company.tax_number})`} />
      <Address parts={company} />
    </>
  )
}

/** Where gifts go unless an order says otherwise: who takes them, where, and what the courier should know. */
export function MemberShipping() {
  const shipping = useRecordContext<Addressed>()?.shipping
  if (!shipping) return <Line text="–" />
  const recipient = [shipping.last_name, shipping.first_name].filter(Boolean).join(' ')
  return (
    <>
      {recipient && <Line text={recipient} />}
      <Address parts={shipping} />
      {shipping.note && <Line text={shipping.note} />}
    </>
  )
}

function Line({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block' }}>
      {text}
    </Typography>
  )
}
