import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Says that nothing waits, or that the search found nothing here, and then leads to all orders. */
export function EmptyQueue() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const { q, status } = filterValues
  return (
    <Stack sx={{ p: 3, gap: 1, alignItems: 'flex-start' }}>
      <Typography>{translate(q ? 'orders.none_found' : 'orders.none_here', { q })}</Typography>
      {q && status && (
        <Button variant="outlined" onClick={() => setFilters({ q }, displayedFilters)}>
          {translate('orders.search_all')}
        </Button>
      )}
    </Stack>
  )
}
