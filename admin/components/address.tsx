import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Parts of an address; what is unknown is null. */
export interface AddressParts {
  zip: string | null
  city: string | null
  address: string | null
  house_number: string | null
  floor: number | null
  door_number: string | null
  doorbell?: string | null
}

/** An address in one line, with words beside floor and door; a cleared address is a dash. */
export function Address({ parts }: { parts: AddressParts }) {
  const translate = useTranslate()
  const { floor, door_number: door, doorbell } = parts
  const said = [
    both(parts.zip, parts.city),
    both(parts.address, parts.house_number),
    floor === null
      ? ''
      : translate(floor === 0 ? 'orders.address.ground' : 'orders.address.floor', { floor }),
    door && translate('orders.address.door', { door }),
    doorbell && translate('orders.address.doorbell', { doorbell }),
  ]
  return (
    <Typography component="span" variant="body2">
      {said.filter((part) => part?.trim()).join(', ') || '–'}
    </Typography>
  )
}

function both(one: string | null, other: string | null) {
  return [one, other].filter(Boolean).join(' ')
}
