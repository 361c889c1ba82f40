import { ArrayField, DataTable, Labeled, Show, SimpleShowLayout, TextField } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { OrderNotes } from './order_notes'
import { PapersOfOrder } from './order_papers'
import { OrderParcels } from './order_parcels'
import { OrderStatus } from './order_status'
import { Replacement } from './replacement'
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
        <PapersOfOrder />
        <TextField source="recipient" />
        <TextField source="shipping_text" />
        <Labeled source="address_changed_at">
          <InstantField source="address_changed_at" />
        </Labeled>
        <TextField source="shipping_note" emptyText="–" />
        <ArrayField source="lines">
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="title_hu" disableSort />
            <DataTable.Col source="variation_text" disableSort />
            <FigureCol source="quantity" disableSort />
            <FigureCol source="price" disableSort />
            <FigureCol source="sent" disableSort />
            <DataTable.Col source="replacement" disableSort>
              <Replacement />
            </DataTable.Col>
          </DataTable>
        </ArrayField>
        <Labeled source="parcels" sx={{ maxWidth: '100%' }}>
          <OrderParcels />
        </Labeled>
        <Labeled source="total">
          <FigureField source="total" />
        </Labeled>
        <ArrayField source="steps">
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="status" disableSort field={OrderStatus} />
            <DataTable.Col source="happened_at" disableSort>
              <InstantField source="happened_at" />
            </DataTable.Col>
            <DataTable.Col source="actor_name" disableSort />
          </DataTable>
        </ArrayField>
        <Labeled source="notes">
          <OrderNotes />
        </Labeled>
      </SimpleShowLayout>
    </Show>
  )
}
