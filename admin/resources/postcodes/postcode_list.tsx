import { DataTable, List, SearchInput } from 'react-admin'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Settlements with their postcodes; a search takes either. */
export function PostcodeList() {
  return (
    <List filters={filters} sort={{ field: 'zip', order: 'ASC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="zip" />
        <DataTable.Col source="city" />
      </DataTable>
    </List>
  )
}
