import { Stack } from '@mui/material'
import { Labeled, SimpleShowLayout, TextField } from 'react-admin'
import { WholeShow } from '../../components/whole_show'
import { LimitStock } from './limit_stock'
import { MoveStock } from './move_stock'
import { StockLevel } from './stock_level'
import { StockMovements } from './stock_movements'

/** One thing that can be ordered: what is left, and every movement that explains it. */
export function StockShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <TextField source="title_hu" />
        <TextField source="label" emptyText="–" />
        <Labeled source="qty">
          <StockLevel />
        </Labeled>
        <Stack direction="row" spacing={1}>
          <MoveStock />
          <LimitStock />
        </Stack>
        <StockMovements />
      </SimpleShowLayout>
    </WholeShow>
  )
}
