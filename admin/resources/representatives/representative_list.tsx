import { BooleanField, DataTable, List, SearchInput, TextArrayField } from 'react-admin'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** The regional contacts of members. */
export function RepresentativeList() {
  return (
    <List filters={filters} sort={{ field: 'last_name', order: 'ASC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="last_name" />
        <DataTable.Col source="first_name" />
        <DataTable.Col source="phone" disableSort />
        <DataTable.Col source="email" />
        <DataTable.Col source="distribution_channel" disableSort field={TextArrayField} />
        <DataTable.Col
          source="distribution_channel_task_fields"
          disableSort
          field={TextArrayField}
        />
        <DataTable.Col source="is_default" disableSort field={BooleanField} />
      </DataTable>
    </List>
  )
}
