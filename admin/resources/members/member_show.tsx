import {
  DataTable,
  DateField,
  NumberField,
  Pagination,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin'

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
        <NumberField source="points" />
        <ReferenceManyField
          reference="ledger_entries"
          target="member_id"
          sort={{ field: 'id', order: 'DESC' }}
          perPage={25}
          pagination={<Pagination />}
          label="resources.members.fields.ledger"
        >
          <DataTable bulkActionButtons={false} rowClick={false}>
            <DataTable.NumberCol source="id" disableSort />
            <DataTable.Col source="occurred_at" disableSort>
              <DateField source="occurred_at" showTime options={{ timeZone: 'Europe/Budapest' }} />
            </DataTable.Col>
            <DataTable.Col source="source" disableSort />
            <DataTable.Col source="source_name" disableSort />
            <DataTable.NumberCol source="points" disableSort />
            <DataTable.NumberCol source="balance_after" disableSort />
          </DataTable>
        </ReferenceManyField>
      </SimpleShowLayout>
    </Show>
  )
}
