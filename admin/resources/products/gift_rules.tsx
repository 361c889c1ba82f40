import { Grid } from '@mui/material'
import { BooleanInput, NumberInput } from 'react-admin'

/** Who may have the gift: at most how many a member, or only whom a promotion gives it. */
export function GiftRules() {
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1, mb: 2 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <NumberInput source="limit_quantity" min={1} step={1} helperText="products.limit_hint" />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <NumberInput source="limit_days" min={1} step={1} helperText="products.limit_days_hint" />
      </Grid>
      <Grid size={12}>
        <BooleanInput source="is_gift" helperText="products.is_gift_hint" />
      </Grid>
    </Grid>
  )
}
