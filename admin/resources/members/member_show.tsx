import {
  Labeled,
  DataTable,
  DateField,
  Pagination,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'

/** One member with the whole ledger, newest first. */
export function MemberShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="last_name" />
        <TextField source="first_name" />
        <TextField source="email" />
        <TextField source="phone" />
        <DateField
          source="registered_at"
          showTime
          emptyText="–"
          options={{ timeZone: 'Europe/Budapest' }}
        />
        <Labeled source="points">
          <FigureField source="points" />
        </Labeled>
        <ReferenceManyField
          reference="ledger_entries"
          target="member_id"
          sort={{ field: 'id', order: 'DESC' }}
          perPage={25}
          pagination={<Pagination />}
          label="resources.members.fields.ledger"
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.NumberCol source="id" disableSort>
              <FigureField source="id" />
            </DataTable.NumberCol>
            <DataTable.Col source="occurred_at" disableSort>
              <InstantField source="occurred_at" />
            </DataTable.Col>
            <DataTable.Col source="source" disableSort />
            <DataTable.Col source="source_name" disableSort />
            <DataTable.NumberCol source="points" disableSort>
              <FigureField source="points" />
            </DataTable.NumberCol>
            <DataTable.NumberCol source="balance_after" disableSort>
              <FigureField source="balance_after" />
            </DataTable.NumberCol>
          </DataTable>
        </ReferenceManyField>
      </SimpleShowLayout>
    </Show>
  )
}
