import {
  ArrayField,
  DataTable,
  DateField,
  Labeled,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin'
import { OrderStatus } from './order_status'
import { StatusActions } from './status_actions'

/** One order: what, for whom, where to, and the next step. */
export function OrderShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="id" />
        <DateField source="placed_at" showTime options={{ timeZone: 'Europe/Budapest' }} />
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
            <DataTable.NumberCol source="quantity" disableSort />
            <DataTable.NumberCol source="price" disableSort />
          </DataTable>
        </ArrayField>
        <NumberField source="total" />
      </SimpleShowLayout>
    </Show>
  )
}
