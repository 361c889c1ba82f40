import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

interface StockItem {
  id: number
  /** Null is unlimited. */
  qty: number | null
  is_low: boolean
}

/** Pieces left; marked where they run low. */
export function StockLevel() {
  const item = useRecordContext<StockItem>()
  const translate = useTranslate()
  if (!item) return null
  if (item.qty === null) return <>{translate('products.unlimited')}</>
  if (!item.is_low) return <>{item.qty}</>
  const color = item.qty === 0 ? 'error' : 'warning'
  return <Chip size="small" color={color} label={translate('stock.low', { qty: item.qty })} />
}
