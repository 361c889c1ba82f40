import { Grid } from '@mui/material'
import { BooleanInput, NumberInput, minValue, required } from 'react-admin'
import { useWatch } from 'react-hook-form'

const must = [required(), minValue(0)]

/** What there is of what is new: a number of pieces, or no limit because somebody said so. */
export function OpeningStock() {
  const isUnlimited = useWatch({ name: 'is_unlimited' }) === true
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <BooleanInput source="is_unlimited" helperText="products.unlimited_hint" />
      </Grid>
      {!isUnlimited && (
        <Grid size={{ xs: 12, md: 6 }}>
          <NumberInput
            source="initial_quantity"
            min={0}
            step={1}
            validate={must}
            helperText="products.stock_hint"
          />
        </Grid>
      )}
    </Grid>
  )
}
