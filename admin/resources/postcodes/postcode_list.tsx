import { DataTable, List, SearchInput } from 'react-admin'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const COLUMNS = (
  <>
    <DataTable.Col source="zip" />
    <DataTable.Col source="city" />
  </>
)

/** Settlements with their postcodes; a search takes either. */
export function PostcodeList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} />}
      sort={{ field: 'zip', order: 'ASC' }}
      perPage={25}
    >
      <ListTable columns={COLUMNS} />
    </List>
  )
}
