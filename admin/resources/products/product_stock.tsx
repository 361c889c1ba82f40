import { Box, Divider, Link, Stack, Typography } from '@mui/material'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { LimitStock } from '../stock_items/limit_stock'
import { MoveStock } from '../stock_items/move_stock'
import { StockLevel } from '../stock_items/stock_level'

interface Product {
  id: number
  low_stock_at: number
  stock_items?: { id: number; label: string; qty: number | null }[]
}

/** What is left of a gift, variation by variation, and the movements by which it changes. */
export function ProductStock() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  // The line of the list, which is there first, does not name them yet.
  if (!product?.stock_items) return null
  return (
    // On a phone the button that saves lies over the end of the page.
    <Box component="section" sx={{ p: 2, pb: { xs: 10, sm: 2 } }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('resources.products.fields.stock')}
      </Typography>
      <Stack divider={<Divider />} spacing={1.5}>
        {product.stock_items.map((item) => {
          const isLow = item.qty !== null && item.qty <= product.low_stock_at
          return (
            <RecordContextProvider key={item.id} value={{ ...item, is_low: isLow }}>
              <StockRow id={item.id} label={item.label} />
            </RecordContextProvider>
          )
        })}
      </Stack>
    </Box>
  )
}

function StockRow({ id, label }: { id: number; label: string }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      {label && <Box sx={{ flexBasis: 160 }}>{label}</Box>}
      <Box sx={{ minWidth: 96 }} data-testid="pieces">
        <StockLevel />
      </Box>
      <MoveStock />
      <LimitStock />
      <Link component={RouterLink} to={`/stock_items/${id}/show`}>
        {translate('stock.history')}
      </Link>
    </Stack>
  )
}
