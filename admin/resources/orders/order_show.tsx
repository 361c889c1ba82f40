import { ArrayField, DataTable, Labeled, SimpleShowLayout, TextField } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { RecordFact, RecordFacts, RecordHead } from '../../components/record_head'
import { RecordNumber } from '../../components/record_number'
import { WholeShow } from '../../components/whole_show'
import { OrderLines } from './order_lines'
import { OrderNotes } from './order_notes'
import { PapersOfOrder } from './order_papers'
import { OrderParcels } from './order_parcels'
import { OrderStatus } from './order_status'
import { Recipient } from './recipient'
import { ShippingAddress } from './shipping_address'
import { StatusActions } from './status_actions'

/** One order: what, for whom, where to, and the next step. */
export function OrderShow() {
  return (
    <WholeShow>
      <SimpleShowLayout>
        <Head />
        <Labeled source="recipient">
          <Recipient />
        </Labeled>
        <Labeled source="shipping_text">
          <ShippingAddress />
        </Labeled>
        <Labeled source="address_changed_at">
          <InstantField source="address_changed_at" />
        </Labeled>
        <TextField source="shipping_note" emptyText="–" />
        <Labeled source="lines" sx={{ maxWidth: '100%' }}>
          <OrderLines />
        </Labeled>
        <Labeled source="parcels" sx={{ maxWidth: '100%' }}>
          <OrderParcels />
        </Labeled>
        <ArrayField source="steps">
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.Col source="status" disableSort field={OrderStatus} />
            <DataTable.Col source="happened_at" disableSort>
              <InstantField source="happened_at" />
            </DataTable.Col>
            <DataTable.Col source="actor_name" disableSort>
              <TextField source="actor_name" emptyText="–" />
            </DataTable.Col>
          </DataTable>
        </ArrayField>
        <Labeled source="notes">
          <OrderNotes />
        </Labeled>
      </SimpleShowLayout>
    </WholeShow>
  )
}

function Head() {
  return (
    <RecordHead
      title={<RecordNumber />}
      state={<OrderStatus />}
      actions={<StatusActions />}
      papers={<PapersOfOrder />}
    >
      <RecordFacts>
        <RecordFact label="resources.disputes.fields.member_id">
          <MemberField source="member_id" />
        </RecordFact>
        <RecordFact source="placed_at">
          <InstantField source="placed_at" />
        </RecordFact>
        <RecordFact source="total">
          <FigureField source="total" />
        </RecordFact>
      </RecordFacts>
    </RecordHead>
  )
}
