import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

/** Whether members still read of the product. */
export function ParticipatingState() {
  const product = useRecordContext<{ id: number; is_active: boolean }>()
  const translate = useTranslate()
  if (!product) return null
  const state = product.is_active ? 'active' : 'ended'
  return (
    <Chip
      size="small"
      color={product.is_active ? 'success' : 'default'}
      label={translate(`participating_products.state.${state}`)}
    />
  )
}
