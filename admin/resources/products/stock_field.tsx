import { useRecordContext, useTranslate } from 'react-admin'

/** Pieces in stock over all variations; null means without a limit. */
export function StockField() {
  const record = useRecordContext<{ id: number; stock: number | null }>()
  const translate = useTranslate()
  if (!record) return null
  return <>{record.stock ?? translate('products.unlimited')}</>
}
