import { Stack } from '@mui/material'
import {
  DataTable,
  FunctionField,
  Labeled,
  Pagination,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { LimitStock } from './limit_stock'
import { MoveStock } from './move_stock'
import { StockLevel } from './stock_level'

/** One thing that can be ordered: what is left, and every movement that explains it. */
export function StockShow() {
  const translate = useTranslate()
  return (
    <Show>
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
        <ReferenceManyField
          reference="stock_movements"
          target="stock_item_id"
          label="resources.stock_items.fields.movements"
          sort={{ field: 'id', order: 'DESC' }}
          pagination={<Pagination />}
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="occurred_at">
              <InstantField source="occurred_at" />
            </DataTable.Col>
            <FigureCol source="delta" disableSort />
            <DataTable.Col source="reason" disableSort>
              <FunctionField
                render={({ reason }: { reason: string }) => translate(`stock.reason.${reason}`)}
              />
            </DataTable.Col>
            <DataTable.Col source="note" disableSort />
            <DataTable.Col source="actor_name" disableSort />
          </DataTable>
        </ReferenceManyField>
      </SimpleShowLayout>
    </Show>
  )
}
