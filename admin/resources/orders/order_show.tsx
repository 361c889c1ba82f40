import { ArrayField, DataTable, Labeled, Show, SimpleShowLayout, TextField } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { OrderStatus } from './order_status'
import { StatusActions } from './status_actions'

/** One order: what, for whom, where to, and the next step. */
export function OrderShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="id" />
        <Labeled source="placed_at">
          <InstantField source="placed_at" />
        </Labeled>
        <Labeled source="status">
          <OrderStatus />
        </Labeled>
        <StatusActions />
        <TextField source="recipient" />
        <TextField source="shipping_text" />
        <TextField source="shipping_note" emptyText="–" />
        <ArrayField source="lines">
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="title_hu" disableSort />
            <DataTable.Col source="variation_text" disableSort />
            <FigureCol source="quantity" disableSort />
            <FigureCol source="price" disableSort />
          </DataTable>
        </ArrayField>
        <Labeled source="total">
          <FigureField source="total" />
        </Labeled>
      </SimpleShowLayout>
    </Show>
  )
}
