import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const COLUMNS = (
  <>
    <DataTable.Col source="word" />
    <DataTable.Col source="starts_on" />
    <DataTable.Col source="ends_on" />
    <FigureCol source="used_count" />
  </>
)

/** The words of the group, those that begin latest first. */
export function CommunityWordList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} />}
      sort={{ field: 'starts_on', order: 'DESC' }}
      perPage={25}
    >
      <ListTable columns={COLUMNS} />
    </List>
  )
}
